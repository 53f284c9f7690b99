import { errosPeriodo } from '../erros.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { periodosApi } from '../api.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { esperadoPorForma } from './contagens.ts';
import { movimentoDepois } from './encurtar-periodo.ts';

/**
 * What closing a period would expect in its account, by payment method, on a day: its last one, or today while it runs, unless told.
 * Throws PERIODO_FINANCEIRO_NAO_ENCONTRADO, PERIODO_FINANCEIRO_CORTE_INVALIDO.
 */
export async function conferirPeriodo(
  db: Db,
  pedido: { id: number; ate: DataCivil | null },
  hoje: DataCivil,
): Promise<RespostaServidor<typeof periodosApi.conferirPeriodo>> {
  const { rows } = await sql<{
    contaBancariaId: number;
    dataInicio: DataCivil;
    dataFim: DataCivil;
  }>`select conta_bancaria_id as "contaBancariaId", data_inicio as "dataInicio", data_fim as "dataFim" from periodos_financeiros where id = ${pedido.id}`.execute(
    db,
  );
  const [periodo] = rows;
  if (!periodo) throw errosCaixa.PERIODO_FINANCEIRO_NAO_ENCONTRADO();
  const ultimo = periodo.dataFim < hoje ? periodo.dataFim : hoje;
  const ate = pedido.ate ?? (ultimo < periodo.dataInicio ? periodo.dataInicio : ultimo);
  if (ate < periodo.dataInicio || ate > periodo.dataFim)
    throw errosPeriodo.PERIODO_FINANCEIRO_CORTE_INVALIDO(
      { inicio: formatarData(periodo.dataInicio), fim: formatarData(periodo.dataFim) },
      { campos: ['Ate'] },
    );
  const { saldoCentavos, esperados } = await esperadoPorForma(db, periodo, ate);
  return {
    ate,
    emCurso: ate < periodo.dataFim,
    saldoCalculadoCentavos: saldoCentavos,
    contagens: esperados,
    movimentoPosterior: await movimentoDepois(db, pedido.id, ate),
  };
}
