import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { errosCaixa } from '../erros.ts';
import type { SituacaoPeriodo } from '../situacoes.ts';

/**
 * Refuses a movement that would not fall in an open financial period of the account, holding the period open (share lock)
 * until the transaction ends. Throws PERIODO_FINANCEIRO_FECHADO or SEM_PERIODO_FINANCEIRO, which name account and date,
 * or CONTA_DESCONHECIDA.
 */
export async function conferirPeriodoAberto(
  tx: Tx,
  contaBancariaId: number,
  dataMovimento: DataCivil,
  campoDaData?: string,
): Promise<void> {
  // Asked again when a closing that this waited for cut the period in two: the day is in the new one then.
  for (let vez = 0; vez < 3; vez += 1) {
    const { rows } = await sql<{ situacao: SituacaoPeriodo }>`select situacao from periodos_financeiros
      where conta_bancaria_id = ${contaBancariaId} and ${dataMovimento}::date between data_inicio and data_fim for share`.execute(tx);
    if (rows[0] !== undefined && rows[0].situacao !== 'fechado') return;
    await conferirSituacaoDoPeriodo(tx, contaBancariaId, dataMovimento, campoDaData);
  }
  throw errosCaixa.PERIODO_FINANCEIRO_NAO_ENCONTRADO();
}

/** Throws the refusal that fits an account and date, naming the field that the date came in; returns when their period is open. */
export async function conferirSituacaoDoPeriodo(
  tx: Tx,
  contaBancariaId: number,
  dataMovimento: DataCivil,
  campoDaData?: string,
): Promise<void> {
  const { rows } = await sql<{ conta: string; situacao: SituacaoPeriodo | null }>`select c.nome as conta, p.situacao from v_conta_bancaria c
    left join periodos_financeiros p on p.conta_bancaria_id = c.id and ${dataMovimento}::date between p.data_inicio and p.data_fim
    where c.id = ${contaBancariaId}`.execute(tx);
  const [achado] = rows;
  if (!achado) throw errosCaixa.CONTA_DESCONHECIDA({}, { campos: ['contaBancariaId'] });
  const params = { conta: achado.conta, data: formatarData(dataMovimento) };
  const extra = campoDaData === undefined ? {} : { campos: [campoDaData] };
  if (achado.situacao === null) throw errosCaixa.SEM_PERIODO_FINANCEIRO(params, extra);
  if (achado.situacao === 'fechado') throw errosCaixa.PERIODO_FINANCEIRO_FECHADO(params, extra);
}
