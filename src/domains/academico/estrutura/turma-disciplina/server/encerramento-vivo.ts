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

/** Whether somebody touched the assignments since the ending: each of those it cut short stands as it left them, or not. */
export async function docentesMudaram(tx: Tx, id: number, { docentes, dataFim }: Encerramento): Promise<boolean> {
  const cortados = docentes.filter((d) => d.dataInicio <= dataFim).map((d) => d.id);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from docentes_periodo
    where turma_disciplina_id = ${id} and id = any(${cortados}::bigint[]) and data_fim = ${dataFim}`.execute(tx);
  return rows[0]?.n !== cortados.length;
}
