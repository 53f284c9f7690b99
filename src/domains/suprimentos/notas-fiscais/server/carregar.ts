import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import { type DataCivil, formatarInstante } from '#shared/datas.ts';
import { type Centavos } from '#shared/dinheiro.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosNotaFiscal } from '../erros.ts';
import type { SituacaoNotaFiscal } from '../situacoes.ts';
import { obterNota } from './obter.ts';

export type NotaTravada = {
  id: number;
  modelo: 'nfe' | 'nfse' | 'outra';
  chave: string | null;
  numero: string;
  serie: string | null;
  fornecedorId: number;
  dataEmissao: DataCivil;
  dataEntrada: DataCivil;
  descricao: string;
  depositoId: number | null;
  categoriaFinanceiraId: number | null;
  centroCustoId: number | null;
  contaBancariaId: number | null;
  formaPagamentoId: number | null;
  totalCentavos: Centavos;
  retidoCentavos: Centavos;
  situacao: SituacaoNotaFiscal;
  versao: number;
  contaPagarId: number | null;
  operacaoEstoqueId: number | null;
};
type Feita = { usuario: string; em: string };

/** Locks an invoice for a change: who generates, edits or reverses it takes turns. Throws NOTA_FISCAL_NAO_ENCONTRADA. */
export async function travarNota(tx: Tx, id: number): Promise<NotaTravada> {
  await sql`select 1 from notas_fiscais where id = ${id} for update`.execute(tx);
  const { rows } =
    await sql<NotaTravada>`select n.id, n.modelo, n.chave, n.numero, n.serie, n.fornecedor_id as "fornecedorId", n.data_emissao as "dataEmissao",
      n.data_entrada as "dataEntrada", n.descricao, n.deposito_id as "depositoId", n.categoria_financeira_id as "categoriaFinanceiraId",
      n.centro_custo_id as "centroCustoId", n.conta_bancaria_id as "contaBancariaId", n.forma_pagamento_id as "formaPagamentoId",
      n.total_centavos as "totalCentavos", n.retido_centavos as "retidoCentavos", n.situacao, n.versao, g.conta_pagar_id as "contaPagarId",
      g.operacao_estoque_id as "operacaoEstoqueId"
    from notas_fiscais n left join notas_fiscais_geracoes g on g.nota_fiscal_id = n.id where n.id = ${id}`.execute(tx);
  if (!rows[0]) throw errosNotaFiscal.NOTA_FISCAL_NAO_ENCONTRADA();
  return rows[0];
}

/** Throws NOTA_FISCAL_JA_GERADA or NOTA_FISCAL_JA_ESTORNADA, by whom and when, unless the invoice is a draft. */
export async function conferirRascunho({ tx, fuso }: Ato<Pessoa>, { id, numero, situacao }: NotaTravada): Promise<void> {
  if (situacao === 'rascunho') return;
  const { rows } =
    situacao === 'gerada'
      ? await sql<Feita>`select usuario_nome as usuario, created_at as em from notas_fiscais_geracoes where nota_fiscal_id = ${id}`.execute(
          tx,
        )
      : await sql<Feita>`select usuario_nome as usuario, created_at as em from notas_fiscais_estornos where nota_fiscal_id = ${id}`.execute(
          tx,
        );
  const { usuario = '—', em } = rows[0] ?? {};
  const dito = { numero, usuario, em: em === undefined ? '—' : formatarInstante(em, fuso) };
  throw situacao === 'gerada' ? errosNotaFiscal.NOTA_FISCAL_JA_GERADA(dito) : errosNotaFiscal.NOTA_FISCAL_JA_ESTORNADA(dito);
}

/** Throws VERSAO_DESATUALIZADA, with the whole invoice as it is now, when somebody changed it since it was seen. */
export async function conferirVersao(tx: Tx, nota: NotaTravada, versao: number): Promise<void> {
  if (nota.versao !== versao) throw versaoDesatualizada({ tipo: 'nota_fiscal', id: nota.id }, await obterNota(tx, nota.id));
}

export type ItemGravado = {
  ordem: number;
  descricao: string;
  custoCentavos: Centavos;
  estocado: boolean;
  produtoId: number | null;
  quantidadeEstoque: string | null;
  categoriaFinanceiraId: number | null;
  centroCustoId: number | null;
};
export type ParcelaGravada = { dataVencimento: DataCivil; brutoCentavos: Centavos; valorCentavos: Centavos };
export type ImpostoGravado = {
  tipo: 'pis_cofins_csll' | 'inss' | 'iss' | 'ir';
  nome: string;
  baseCentavos: Centavos | null;
  aliquota: string | null;
};

/** The lines, installments and taxes of an invoice that the caller holds. */
export async function lerPartes(
  tx: Tx,
  id: number,
): Promise<{ itens: ItemGravado[]; parcelas: ParcelaGravada[]; impostos: ImpostoGravado[] }> {
  const { rows: itens } =
    await sql<ItemGravado>`select ordem, descricao, custo_centavos as "custoCentavos", estocado, produto_id as "produtoId",
      quantidade_estoque as "quantidadeEstoque", categoria_financeira_id as "categoriaFinanceiraId", centro_custo_id as "centroCustoId"
    from notas_fiscais_itens where nota_fiscal_id = ${id} order by ordem`.execute(tx);
  const { rows: parcelas } = await sql<ParcelaGravada>`select data_vencimento as "dataVencimento", bruto_centavos as "brutoCentavos",
      valor_centavos as "valorCentavos" from notas_fiscais_parcelas where nota_fiscal_id = ${id} order by parcela`.execute(tx);
  const { rows: impostos } =
    await sql<ImpostoGravado>`select tipo, nome, base_centavos as "baseCentavos", aliquota::text from notas_fiscais_impostos where nota_fiscal_id = ${id} order by ordem`.execute(
      tx,
    );
  return { itens, parcelas, impostos };
}
