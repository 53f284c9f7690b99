import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, montarData, partesDe } from '#shared/datas.ts';
import { devidoEm, emAberto, saldoAberto, vencidoEm } from './devido-sql.ts';

export type ResumoFinanceiro = {
  titulos: number;
  /** Face value less unconditional discounts of the titles that count (not cancelled). */
  totalCentavos: number;
  recebidoCentavos: number;
  saldoCentavos: number;
  vencidoCentavos: number;
  devidoHojeCentavos: number;
  proximoVencimento: DataCivil | null;
};

/** What a contract billed, received and still has to receive on a date; zeros while it has no titles. */
export async function resumoFinanceiroDoContrato(db: Db | Tx, contratoId: number, hoje: DataCivil): Promise<ResumoFinanceiro> {
  const { rows } = await sql<ResumoFinanceiro>`select count(*) filter (where t.situacao <> 'cancelado')::int as titulos,
      coalesce(sum(t.valor_centavos - t.desconto_incondicional_centavos) filter (where t.situacao <> 'cancelado'), 0)::bigint as "totalCentavos",
      coalesce(sum(t.recebido_centavos), 0)::bigint as "recebidoCentavos",
      coalesce(sum(${saldoAberto}), 0)::bigint as "saldoCentavos",
      coalesce(sum(${saldoAberto}) filter (where ${vencidoEm(hoje)}), 0)::bigint as "vencidoCentavos",
      coalesce(sum(${devidoEm(hoje)}) filter (where t.data_vencimento <= ${hoje}::date), 0)::bigint as "devidoHojeCentavos",
      min(t.data_vencimento) filter (where ${emAberto}) as "proximoVencimento"
    from titulos_receber t where t.contrato_id = ${contratoId}`.execute(db);
  return rows[0] as ResumoFinanceiro;
}

export type TotaisDoInicio = {
  vencidos: { titulos: number; saldoCentavos: number };
  vencemHoje: { titulos: number; saldoCentavos: number };
  aReceberNoMesCentavos: number;
  recebidoHojeCentavos: number;
  recebidoNoMesCentavos: number;
};

/** The few receivable figures of the home screen on a date: two indexed statements. Received is net of reversals, by their dates. */
export async function totaisDoInicio(db: Db | Tx, hoje: DataCivil): Promise<TotaisDoInicio> {
  const { ano, mes } = partesDe(hoje);
  const inicioDoMes = montarData(ano, mes, 1);
  const abertos = await sql<{ vencidos: number; vencidoCentavos: number; vencemHoje: number; hojeCentavos: number; mesCentavos: number }>`
    select count(*) filter (where t.data_limite < ${hoje}::date)::int as vencidos,
      coalesce(sum(${saldoAberto}) filter (where t.data_limite < ${hoje}::date), 0)::bigint as "vencidoCentavos",
      count(*) filter (where t.data_vencimento = ${hoje}::date)::int as "vencemHoje",
      coalesce(sum(${saldoAberto}) filter (where t.data_vencimento = ${hoje}::date), 0)::bigint as "hojeCentavos",
      coalesce(sum(${saldoAberto}) filter (where t.data_vencimento >= ${inicioDoMes}::date), 0)::bigint as "mesCentavos"
    from titulos_receber t
    where ${emAberto} and t.data_vencimento < (${inicioDoMes}::date + interval '1 month')`.execute(db);
  const recebidos = await sql<{ hojeCentavos: number; mesCentavos: number }>`
    select coalesce(sum(valor) filter (where dia = ${hoje}::date), 0)::bigint as "hojeCentavos", coalesce(sum(valor), 0)::bigint as "mesCentavos"
    from (select data_baixa as dia, valor_centavos as valor from baixas where data_baixa between ${inicioDoMes}::date and ${hoje}::date
          union all
          select e.data_estorno, -b.valor_centavos from estornos e join baixas b on b.id = e.baixa_id where e.data_estorno between ${inicioDoMes}::date and ${hoje}::date) m`.execute(
    db,
  );
  const [a] = abertos.rows;
  const [r] = recebidos.rows;
  return {
    vencidos: { titulos: a?.vencidos ?? 0, saldoCentavos: a?.vencidoCentavos ?? 0 },
    vencemHoje: { titulos: a?.vencemHoje ?? 0, saldoCentavos: a?.hojeCentavos ?? 0 },
    aReceberNoMesCentavos: a?.mesCentavos ?? 0,
    recebidoHojeCentavos: r?.hojeCentavos ?? 0,
    recebidoNoMesCentavos: r?.mesCentavos ?? 0,
  };
}
