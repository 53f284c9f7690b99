import { sql } from 'kysely';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { matriculaDeTeste, pessoaDeTeste } from '../academico.ts';
import { atoDe } from '../ato.ts';
import { quemDeTeste } from '../servidor.ts';
import type { DiarioDeTeste } from './notas.ts';

/** Who comes from another school on a day; nobody else of the class is new. */
export async function quemVeioEm(db: Db, escola: DiarioDeTeste, dia: DataCivil, nome = 'Davi'): Promise<number> {
  const [aluno, mae] = [await pessoaDeTeste(db, nome), await pessoaDeTeste(db, `Mãe de ${nome}`, '1985-03-04')];
  const dados = matriculaDeTeste(escola, aluno, mae, { dataMatricula: dia });
  return (await transacao(db, (tx) => criarMatricula(atoDe(tx, quemDeTeste(), { hoje: dia }), dados))).id;
}

/** When two bimestres are over, and the third has begun. */
export const quemVeioEmAgosto = (db: Db, escola: DiarioDeTeste, nome = 'Davi'): Promise<number> =>
  quemVeioEm(db, escola, '2026-08-03', nome);

/** The same mark for students in one evaluation of each etapa that is named. */
export async function lancarNasEtapas(
  db: Db,
  turmaDisciplinaId: number,
  notas: readonly { etapaId: number; alunos: readonly number[]; valor: number }[],
): Promise<void> {
  for (const { etapaId, alunos, valor } of notas)
    await sql`with nova as (insert into avaliacoes (turma_disciplina_id, etapa_id, papel, nome, data_avaliacao, usuario_nome)
        select ${turmaDisciplinaId}, t.id, 'avaliacao', 'Prova', t.data_inicio + 20, 'Teste' from v_etapa t where t.id = ${etapaId}
          and not exists (select 1 from avaliacoes a where a.turma_disciplina_id = ${turmaDisciplinaId} and a.etapa_id = ${etapaId}) returning id),
      prova as (select id from nova union all select id from avaliacoes where turma_disciplina_id = ${turmaDisciplinaId} and etapa_id = ${etapaId})
      insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) select p.id, m.id, ${valor}, 'Teste' from prova p, unnest(${[...alunos]}::bigint[]) m(id)`.execute(
      db,
    );
}
