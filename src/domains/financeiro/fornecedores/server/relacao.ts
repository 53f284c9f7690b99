import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type DataCivil, montarData, partesDe } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { relacaoApi } from '../api.ts';
import { errosFornecedor } from '../erros.ts';

type Relacao = RespostaServidor<typeof relacaoApi.relacao>;

/** What is owed to a supplier and was paid to it, with the newest fifty titles and payments. */
export async function lerRelacao(db: Db, id: number, hoje: DataCivil): Promise<Relacao> {
  const { rows } = await sql<Relacao>`select
      coalesce(sum(t.saldo_centavos), 0)::bigint as "aPagarCentavos", coalesce(sum(t.saldo_centavos) filter (where t.data_vencimento < ${hoje}::date), 0)::bigint as "vencidoCentavos",
      (select coalesce(sum(b.valor_centavos), 0)::bigint from v_baixa_pagar b where b.fornecedor_id = ${id} and b.data_estorno is null
        and b.data_baixa >= ${montarData(partesDe(hoje).ano, 1, 1)}::date) as "pagoNoAnoCentavos",
      (select coalesce(sum(b.valor_centavos), 0)::bigint from v_baixa_pagar b where b.fornecedor_id = ${id} and b.data_estorno is null) as "pagoCentavos",
      (select coalesce(json_agg(x order by x."dataVencimento" desc, x.id desc), '[]') from (select v.id, v.numero, v.descricao, v.data_vencimento as "dataVencimento", v.valor_centavos as "valorCentavos",
          v.saldo_centavos as "saldoCentavos", v.situacao from v_titulo_pagar v where v.fornecedor_id = ${id} order by v.data_vencimento desc, v.id desc limit 50) x) as titulos,
      (select coalesce(json_agg(x order by x."dataBaixa" desc, x.id desc), '[]') from (select b.id, b.titulo_id as "tituloId", b.numero, b.data_baixa as "dataBaixa", b.valor_centavos as "valorCentavos",
          b.data_estorno is not null as estornada from v_baixa_pagar b where b.fornecedor_id = ${id} and b.valor_centavos > 0 order by b.data_baixa desc, b.id desc limit 50) x) as pagamentos
    from fornecedores f left join v_titulo_pagar t on t.fornecedor_id = f.id where f.id = ${id} group by f.id`.execute(db);
  if (!rows[0]) throw errosFornecedor.FORNECEDOR_NAO_ENCONTRADO();
  return rows[0];
}
