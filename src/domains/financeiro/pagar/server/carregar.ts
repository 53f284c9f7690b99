import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { Aprovacao, OrigemPagar, SituacaoPagar } from '../situacoes.ts';

export type TituloPagarTravado = {
  id: number;
  numero: string;
  contaPagarId: number;
  situacao: SituacaoPagar;
  retidoCentavos: Centavos;
  valorCentavos: Centavos;
  amortizadoCentavos: Centavos;
  pagoCentavos: Centavos;
  versao: number;
  /** Of its bill. */
  contaNumero: string;
  fornecedorNome: string;
  descricao: string;
  dataEmissao: DataCivil;
  dataVencimento: DataCivil;
  aprovacao: Aprovacao;
  origem: OrigemPagar;
  documento: string | null;
  codigo: string | null;
  /** The payment file in which it waits for the bank. */
  noBanco: string | null;
  rateio: { categoriaFinanceiraId: number; categoriaNome: string; centroCustoId: number | null; valorCentavos: Centavos }[];
};

/** Locks titles for a change, in the order of their ids so that two batches never wait for each other in a circle, and reads them afterwards. */
export async function travarTitulosPagar(tx: Tx, ids: readonly number[]): Promise<TituloPagarTravado[]> {
  await sql`select 1 from titulos_pagar where id = any(${[...ids]}::bigint[]) order by id for update`.execute(tx);
  const { rows } =
    await sql<TituloPagarTravado>`select t.id, t.numero, t.conta_pagar_id as "contaPagarId", t.situacao, t.retido_centavos as "retidoCentavos", t.valor_centavos as "valorCentavos",
      t.amortizado_centavos as "amortizadoCentavos", t.pago_centavos as "pagoCentavos", t.versao, c.numero as "contaNumero", f.nome as "fornecedorNome", c.descricao,
      c.data_emissao as "dataEmissao", t.data_vencimento as "dataVencimento", c.aprovacao, c.origem, c.documento, t.codigo,
      (select n.nome_arquivo from v_titulo_pagar_no_banco n where n.titulo_id = t.id) as "noBanco",
      (select coalesce(json_agg(json_build_object('categoriaFinanceiraId', r.categoria_financeira_id, 'categoriaNome', k.nome, 'centroCustoId', r.centro_custo_id, 'valorCentavos', r.valor_centavos) order by r.ordem), '[]')
        from titulos_pagar_rateio r join v_categoria_financeira k on k.id = r.categoria_financeira_id where r.titulo_id = t.id) as rateio
    from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id join v_fornecedor f on f.id = c.fornecedor_id
    where t.id = any(${[...ids]}::bigint[]) order by t.id`.execute(tx);
  return rows;
}
