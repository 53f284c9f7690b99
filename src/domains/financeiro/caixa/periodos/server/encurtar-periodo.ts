import { errosPeriodo } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData, somarDias } from '#shared/datas.ts';
import type { PeriodoTravado } from './periodos.ts';

/**
 * Ends a locked period on a day before its last one; the next one begins the day after, runs to the end it had and takes what is dated
 * in it already. Nothing changes when `ate` is none or the last day. Throws PERIODO_FINANCEIRO_CORTE_INVALIDO.
 */
export async function encurtarPeriodo(
  ato: Ato<Autor>,
  periodo: PeriodoTravado,
  ate: DataCivil | null,
): Promise<PeriodoTravado & { seguinteId: number | null }> {
  const { tx, hoje } = ato;
  if (ate === null || ate === periodo.dataFim) return { ...periodo, seguinteId: null };
  if (ate < periodo.dataInicio || ate > periodo.dataFim || ate > hoje)
    throw errosPeriodo.PERIODO_FINANCEIRO_CORTE_INVALIDO(
      { inicio: formatarData(periodo.dataInicio), fim: formatarData(periodo.dataFim) },
      { campos: ['ate'] },
    );
  await sql`update periodos_financeiros set data_fim = ${ate} where id = ${periodo.id}`.execute(tx);
  const datas = { contaBancariaId: periodo.contaBancariaId, dataInicio: somarDias(ate, 1), dataFim: periodo.dataFim };
  const { rows } = await sql<{ id: number }>`insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim)
    values (${datas.contaBancariaId}, ${datas.dataInicio}, ${datas.dataFim}) returning id`.execute(tx);
  const seguinteId = rows[0]?.id ?? 0;
  await sql`select entregar_ao_periodo_seguinte(${periodo.id}, ${seguinteId})`.execute(tx);
  await auditar(ato, { acao: 'periodo_financeiro.criado', alvoTipo: 'periodo_financeiro', alvoId: seguinteId, depois: datas });
  return { ...periodo, dataFim: ate, seguinteId };
}

/** The first entry of a period dated after a day, if there is one. */
export async function movimentoDepois(db: Db | Tx, periodoId: number, ate: DataCivil): Promise<DataCivil | null> {
  const { rows } = await sql<{
    dia: DataCivil | null;
  }>`select min(data_movimento) as dia from lancamentos_financeiros where periodo_financeiro_id = ${periodoId} and data_movimento > ${ate}::date`.execute(
    db,
  );
  return rows[0]?.dia ?? null;
}
