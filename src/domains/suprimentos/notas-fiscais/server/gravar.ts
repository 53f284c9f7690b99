import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import { nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { custosDosItens, emEstoque, totalDaNota } from '../calcular.ts';
import type { novaNotaFiscal } from '../esquemas.ts';
import type { Reconhecimento } from '../situacoes.ts';

type Corpo = z.output<typeof novaNotaFiscal>;
/** An invoice as it is written, of a form or of a file. */
export type NotaAGravar = Omit<Corpo, 'itens'> & {
  itens: readonly (Corpo['itens'][number] & { reconhecidoPor?: Reconhecimento | null })[];
  retidoCentavos: Centavos;
};
/** Of an invoice that came by a file. */
export type DoArquivo = { arquivoId: number; retidoNoArquivoCentavos: Centavos | null; semCobranca: boolean };

/** Writes a draft, a new one or over one that the caller holds, whole, with what each item costs. Answers its id and total. */
export async function gravarNota(
  ato: Ato<Pessoa>,
  nota: NotaAGravar,
  { id = null, doArquivo = null }: { id?: number | null; doArquivo?: DoArquivo | null } = {},
): Promise<{ id: number; totalCentavos: Centavos }> {
  const { tx, quem } = ato;
  const totalCentavos = totalDaNota(nota.itens, nota);
  const n = { ...nota, totalCentavos };
  const { rows } =
    id === null
      ? await sql<{
          id: number;
        }>`insert into notas_fiscais (modelo, numero, serie, chave, fornecedor_id, data_emissao, data_entrada, descricao, deposito_id,
          categoria_financeira_id, centro_custo_id, conta_bancaria_id, forma_pagamento_id, frete_centavos, seguro_centavos, outras_centavos, desconto_centavos,
          total_centavos, retido_centavos, retido_no_arquivo_centavos, sem_cobranca, observacoes, arquivo_id, criada_por, criada_por_nome)
        values (${n.modelo}, ${n.numero}, ${n.serie}, ${n.chave}, ${n.fornecedorId}, ${n.dataEmissao}, ${n.dataEntrada}, ${n.descricao}, ${n.depositoId},
          ${n.categoriaFinanceiraId}, ${n.centroCustoId}, ${n.contaBancariaId}, ${n.formaPagamentoId}, ${n.freteCentavos}, ${n.seguroCentavos},
          ${n.outrasCentavos}, ${n.descontoCentavos}, ${totalCentavos}, ${n.retidoCentavos}, ${doArquivo?.retidoNoArquivoCentavos ?? null}, ${doArquivo?.semCobranca ?? false}, ${n.observacoes},
          ${doArquivo?.arquivoId ?? null}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(tx)
      : await sql<{
          id: number;
        }>`update notas_fiscais set modelo = ${n.modelo}, numero = ${n.numero}, serie = ${n.serie}, chave = ${n.chave},
          fornecedor_id = ${n.fornecedorId}, data_emissao = ${n.dataEmissao}, data_entrada = ${n.dataEntrada}, descricao = ${n.descricao},
          deposito_id = ${n.depositoId}, categoria_financeira_id = ${n.categoriaFinanceiraId}, centro_custo_id = ${n.centroCustoId},
          conta_bancaria_id = ${n.contaBancariaId}, forma_pagamento_id = ${n.formaPagamentoId}, frete_centavos = ${n.freteCentavos},
          seguro_centavos = ${n.seguroCentavos}, outras_centavos = ${n.outrasCentavos}, desconto_centavos = ${n.descontoCentavos},
          total_centavos = ${totalCentavos}, retido_centavos = ${n.retidoCentavos}, observacoes = ${n.observacoes}, versao = versao + 1,
          updated_at = clock_timestamp() where id = ${id} returning id`.execute(tx);
  const gravada = rows[0]?.id ?? 0;
  if (id !== null) await apagarPartes(tx, id);
  await gravarPartes(tx, gravada, nota);
  return { id: gravada, totalCentavos };
}

async function apagarPartes(tx: Tx, id: number): Promise<void> {
  await sql`delete from notas_fiscais_itens where nota_fiscal_id = ${id}`.execute(tx);
  await sql`delete from notas_fiscais_impostos where nota_fiscal_id = ${id}`.execute(tx);
  await sql`delete from notas_fiscais_parcelas where nota_fiscal_id = ${id}`.execute(tx);
}

/** Lines, taxes and installments of a draft that has none. */
async function gravarPartes(tx: Tx, id: number, nota: NotaAGravar): Promise<void> {
  const custos = custosDosItens(nota.itens, nota);
  const itens = nota.itens.map((item, i) => ({
    ...item,
    ordem: i + 1,
    reconhecidoPor: item.reconhecidoPor ?? null,
    custoCentavos: custos[i]?.custoCentavos ?? 0,
    quantidadeEstoque: item.produtoId === null ? null : emEstoque(item.quantidade, item.fator),
  }));
  const impostos = nota.impostos.map((imposto, i) => ({ ...imposto, ordem: i + 1 }));
  const parcelas = nota.parcelas.map((parcela, i) => ({ ...parcela, parcela: i + 1 }));
  await sql`insert into notas_fiscais_itens (nota_fiscal_id, ordem, codigo, gtin, descricao, unidade, quantidade, valor_centavos, desconto_centavos,
      impostos_centavos, custo_centavos, estocado, produto_id, fator, quantidade_estoque, reconhecido_por, categoria_financeira_id, centro_custo_id)
    select ${id}, i.ordem, i.codigo, i.gtin, i.descricao, i.unidade, i.quantidade, i."valorCentavos", i."descontoCentavos", i."impostosCentavos", i."custoCentavos",
      i.estocado, i."produtoId", i.fator, i."quantidadeEstoque", i."reconhecidoPor", i."categoriaFinanceiraId", i."centroCustoId"
    from json_to_recordset(${JSON.stringify(itens)}::json) as i(ordem int, codigo text, gtin text, descricao text, unidade text, quantidade numeric,
      "valorCentavos" bigint, "descontoCentavos" bigint, "impostosCentavos" bigint, "custoCentavos" bigint, estocado boolean, "produtoId" bigint, fator numeric,
      "quantidadeEstoque" numeric, "reconhecidoPor" text, "categoriaFinanceiraId" bigint, "centroCustoId" bigint)`.execute(tx);
  await sql`insert into notas_fiscais_impostos (nota_fiscal_id, ordem, tipo, nome, base_centavos, aliquota)
    select ${id}, i.ordem, i.tipo, i.nome, i."baseCentavos", i.aliquota
    from json_to_recordset(${JSON.stringify(impostos)}::json) as i(ordem int, tipo text, nome text, "baseCentavos" bigint, aliquota numeric)`.execute(
    tx,
  );
  await sql`insert into notas_fiscais_parcelas (nota_fiscal_id, parcela, data_vencimento, bruto_centavos, valor_centavos)
    select ${id}, p.parcela, p."dataVencimento", p."brutoCentavos", p."valorCentavos"
    from json_to_recordset(${JSON.stringify(parcelas)}::json) as p(parcela int, "dataVencimento" date, "brutoCentavos" bigint, "valorCentavos" bigint)`.execute(
    tx,
  );
}

/** What of an invoice its history keeps. */
export const ditoDaNota = ({ itens, observacoes: _, ...nota }: NotaAGravar, totalCentavos: Centavos): Record<string, unknown> => ({
  ...nota,
  totalCentavos,
  itens: itens.map(({ descricao, produtoId, quantidade, valorCentavos }) => ({ descricao, produtoId, quantidade, valorCentavos })),
});
