import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { baixasPagarApi } from '../api.ts';

type ParaPagar = RespostaServidor<typeof baixasPagarApi.obterParaPagar>;

/** Some titles as whoever pays them must see them, in the order in which they fall due. A change of bank data is told until the supplier was paid once since, and not taken back. */
export async function lerParaPagar(db: Db, ids: readonly number[], hoje: DataCivil): Promise<ParaPagar> {
  const { rows } = await sql<ParaPagar['itens'][number]>`
    with escolhidos as materialized (select * from v_titulo_pagar where id = any(${[...ids]}::bigint[])),
    -- Once for each supplier, however often it was paid.
    deles as materialized (select f.id, f.nome, f.banco_em_espera, f.banco_mudou_em,
        (select max(b.created_at) from v_baixa_pagar b where b.fornecedor_id = f.id and b.data_estorno is null and b.valor_centavos > 0) as pago_em
      from v_fornecedor f where f.id in (select fornecedor_id from escolhidos))
    select v.id, v.conta_pagar_id as "contaPagarId", v.numero, v.fornecedor_id as "fornecedorId", f.nome as "fornecedorNome", v.descricao, v.data_emissao as "dataEmissao", v.data_vencimento as "dataVencimento",
      v.valor_centavos as "valorCentavos", v.saldo_centavos as "saldoCentavos", v.situacao, v.aprovacao, v.conta_bancaria_id as "contaBancariaId", v.forma_pagamento_id as "formaPagamentoId",
      (select n.nome_arquivo from v_titulo_pagar_no_banco n where n.titulo_id = v.id) as "noBanco", t.codigo, t.codigo_tipo as "codigoTipo", t.retido_centavos as "retidoCentavos", acrescimo_livre_pagar(v.conta_pagar_id) as "acrescimoLivreCentavos", f.banco_em_espera as "bancoEmEspera", case when f.pago_em is null or f.pago_em <= f.banco_mudou_em then f.banco_mudou_em end as "bancoMudouEm",
      (select coalesce(json_agg(json_build_object('nome', i.nome, 'vigenteDesde', i.vigente_desde, 'vigenteAte', i.vigente_ate) order by r.id), '[]')
        from titulos_pagar_retencoes r join v_imposto i on i.id = r.imposto_id where r.titulo_id = v.id and i.fato_gerador = 'pagamento') as "retidosNoPagamento"
    from escolhidos v join titulos_pagar t on t.id = v.id join deles f on f.id = v.fornecedor_id order by v.data_vencimento, v.id`.execute(
    db,
  );
  return { hoje, itens: rows };
}
