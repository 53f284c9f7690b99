import { sql } from 'kysely';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { lerAlertas } from '#domains/pessoas/saude/server/door.ts';
import type { painelProfessorApi } from '../api.ts';
import { obterDocente } from './docente.ts';

type Alertas = RespostaServidor<typeof painelProfessorApi.obterAlertasDeSaude>;

/** Health alerts of the pupils of a teacher; opening them is recorded form by form. @throws NAO_ENCONTRADO, DADOS_INVALIDOS (Motivo) */
export async function obterAlertas(
  contexto: Pick<Contexto, 'db' | 'quem' | 'hoje' | 'servicos'>,
  { docenteId, motivo }: { docenteId: number | undefined; motivo: string | undefined },
): Promise<Alertas> {
  const { db, quem, hoje } = contexto;
  const { disciplinas } = await obterDocente(db, quem, { docenteId, hoje });
  const { rows } = await sql<{ alunoId: number; turma: string }>`select m.aluno_id as "alunoId", min(t.nome) as turma
    from (select distinct turma_id from v_turma_disciplina where id = any(${disciplinas}::bigint[])) td
    join v_turma_resumo t on t.id = td.turma_id join v_matricula_turma mt on mt.turma_id = t.id
    join v_matricula_estado m on m.id = mt.matricula_id and m.movimento in ('pre_matricula', 'ativa') group by 1`.execute(db);
  const turmas = new Map(rows.map(({ alunoId, turma }) => [alunoId, turma]));
  const alertas = await lerAlertas(contexto, { pessoas: [...turmas.keys()], motivo });
  return { alunos: alertas.map(({ pessoaId, ...alerta }) => ({ ...alerta, alunoId: pessoaId, turma: turmas.get(pessoaId) ?? '' })) };
}
