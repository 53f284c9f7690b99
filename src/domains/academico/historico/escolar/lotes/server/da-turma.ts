import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosComuns, type ErroNegocio } from '#shared/erros.ts';
import type { FatosDoHistorico } from '#domains/academico/historico/escolar/pendencias.ts';
import { errosHistoricoEscolar as erros } from '#domains/academico/historico/escolar/erros.ts';

export type DaTurma = { turma: string; alunos: { alunoId: number; nome: string }[] };

/** A class and who ended the year in it, or still sits there. @throws NAO_ENCONTRADO */
export async function alunosDaTurma(db: Db | Tx, turmaId: number): Promise<DaTurma> {
  const { rows } =
    await sql<DaTurma>`select t.nome as turma, coalesce((select json_agg(json_build_object('alunoId', m.aluno_id, 'nome', p.nome_completo) order by p.nome_completo, m.aluno_id)
      from v_enturmacao_atual l join v_matricula_estado m on m.id = l.matricula_id join v_pessoa_resumo p on p.id = m.aluno_id
      where l.turma_id = t.id and m.movimento in ('ativa', 'concluida')), '[]') as alunos from v_turma t where t.id = ${turmaId}`.execute(
      db,
    );
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** The issue for a class is of those whose year in it is closed. */
export function recusaDaTurma(fatos: FatosDoHistorico, { turmaId, turma }: { turmaId: number; turma: string }): ErroNegocio | null {
  const fechado = fatos.anos.some(({ origem, passou }) => origem.tipo === 'fechamento' && origem.turmaId === turmaId && passou !== null);
  return fechado ? null : erros.HISTORICO_DE_TURMA_ABERTA({ turma, nome: fatos.aluno.nome });
}
