import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DisciplinaTravada } from './travar-disciplina.ts';

/** An assignment as it was before the ending. */
export type AtribuicaoAntes = { id: number; pessoaId: number; dataInicio: DataCivil; dataFim: DataCivil | null; versao: number };
export type Encerramento = { id: number; dataFim: DataCivil; docentes: AtribuicaoAntes[] };

/** The ending by which the subject ends today, with what it cut short; none where its last day was typed. */
export async function encerramentoVivo(tx: Tx, { id, dataFim }: DisciplinaTravada): Promise<Encerramento | undefined> {
  const { rows } = await sql<Encerramento>`select e.id, e.data_fim as "dataFim", e.docentes from turmas_disciplinas_encerramentos e
    where e.turma_disciplina_id = ${id} and e.desfaz_id is null and e.data_fim = ${dataFim}
      and not exists (select 1 from turmas_disciplinas_encerramentos d where d.desfaz_id = e.id) order by e.id desc limit 1`.execute(tx);
  return rows[0];
}
