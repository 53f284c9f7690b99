import { sql } from 'kysely';
import { criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { incluirDisciplinas } from '#domains/academico/estrutura/turma-disciplina/server/oficina.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '../academico.ts';
import { atoDe } from '../ato.ts';
import { quemDeTeste } from '../servidor.ts';

export type CenaDoDiario = {
  escola: Escola;
  /** Enrollments in the first class, in the order of their names. */
  alunos: number[];
  /** Subjects of the first class: Matemática with 160 hours, Português with 40. */
  mat: number;
  port: number;
};

/** A class with students and two subjects, its first etapa from 2 February to 17 April. */
export async function cenaDoDiario(
  db: Db,
  { ano = 2026, nomes = ['Ana', 'Bia', 'Caio'] }: { ano?: number; nomes?: string[] } = {},
): Promise<CenaDoDiario> {
  const escola = await escolaDeTeste(db, { ano, vagas: nomes.length + 5 });
  const mae = await pessoaDeTeste(db, `Rita ${ano}`, '1985-03-04');
  const alunos: number[] = [];
  for (const nome of nomes) {
    const aluno = await pessoaDeTeste(db, nome);
    const { id } = await transacao(db, (tx) => criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, aluno, mae)));
    alunos.push(id);
  }
  const [mat = 0, port = 0] = await disciplinasDeTeste(db, escola.turmaA, [
    [`Matemática ${ano}`, 160],
    [`Português ${ano}`, 40],
  ]);
  return { escola, alunos, mat, port };
}

/** Subjects of a class, new in the register. */
export async function disciplinasDeTeste(db: Db, turmaId: number, novas: readonly (readonly [string, number])[]): Promise<number[]> {
  return transacao(db, async (tx) => {
    const ids: number[] = [];
    for (const [i, [nome, cargaHoraria]] of novas.entries()) {
      const disciplina = {
        nome,
        sigla: null,
        area: null,
        cargaHoraria,
        tipo: 'obrigatoria' as const,
        contaPromocao: true,
        ordem: i,
        ativa: true,
      };
      ids.push((await criarDisciplina(atoDe(tx, { processo: 'teste' }), disciplina)).id);
    }
    await incluirDisciplinas(atoDe(tx, quemDeTeste()), {
      turmaId,
      itens: ids.map((disciplinaId) => ({ disciplinaId, cargaHoraria: null })),
      dataInicio: null,
    });
    const { rows } = await sql<{
      id: number;
    }>`select id from turmas_disciplinas where turma_id = ${turmaId} and disciplina_id = any(${ids}::bigint[])
      order by ordem, id`.execute(tx);
    return rows.map(({ id }) => id);
  });
}

/** A lesson of a subject on a day. */
export async function aulaDeTeste(db: Db, turmaDisciplinaId: number, data: string, quantidade = 1): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into aulas (turma_disciplina_id, data_aula, quantidade, usuario_nome)
    values (${turmaDisciplinaId}, ${data}, ${quantidade}, 'Teste') returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
