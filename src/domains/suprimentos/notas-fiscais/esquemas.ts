import { z } from 'zod';
import { conferirImpostosRetidos, impostosDaConta } from '#domains/financeiro/fornecedores/esquemas.ts';
import { edicao, quantidade, quantidadeMaxima } from '#domains/suprimentos/esquemas.ts';
import { gtin, unidade } from '#domains/suprimentos/produtos/esquemas.ts';
import { campo } from '#shared/campos.ts';
import { centavos } from '#shared/dinheiro.ts';
import { isChaveDeAcesso, isChaveDeNfse, limparChaveDeAcesso, partesDaChave } from '#shared/documentos/chave-de-acesso.ts';
import { type Achados, regra, regraSobre, seNadaRecusado } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { emEstoque, totalDaNota } from './calcular.ts';
import { venceAntesDaEntrada } from './pendencias.ts';
import { modelosNotaFiscal } from './situacoes.ts';
import './mensagens.ts';

export const itensMaximo = 990;
export const parcelasMaximo = 60;

const chave = z.preprocess(
  (bruto) => (typeof bruto === 'string' ? limparChaveDeAcesso(bruto) : bruto),
  campo.textoOpcional(50).superRefine((texto, ctx) => {
    if (texto !== null && !isChaveDeAcesso(texto) && !isChaveDeNfse(texto)) ctx.addIssue(recusa('CHAVE_DE_ACESSO_INVALIDA'));
  }, seNadaRecusado),
);
const valor = () => campo.centavos({ min: 0 }).default(centavos(0));

export const itemDaNota = z.strictObject({
  codigo: campo.textoOpcional(60),
  gtin,
  descricao: campo.texto({ max: 120 }),
  unidade,
  quantidade: quantidade(),
  valorCentavos: campo.centavos({ min: 0 }),
  descontoCentavos: valor(),
  impostosCentavos: valor(),
  estocado: z.boolean().default(true),
  produtoId: campo.id.opcional(),
  /** Units of stock that one of the invoice brings. */
  fator: quantidade().default('1.0000'),
  categoriaFinanceiraId: campo.id.opcional(),
  centroCustoId: campo.id.opcional(),
});
const parcela = z.strictObject({
  dataVencimento: campo.dataCivil(),
  brutoCentavos: campo.centavos({ min: 1 }),
  /** Without what is withheld of it, as it was calculated. */
  valorCentavos: campo.centavos({ min: 1 }),
});
const encargos = { freteCentavos: valor(), seguroCentavos: valor(), outrasCentavos: valor(), descontoCentavos: valor() };
const nota = {
  modelo: campo.opcao(modelosNotaFiscal),
  numero: campo.texto({ max: 20 }),
  serie: campo.textoOpcional(5),
  chave,
  fornecedorId: campo.id(),
  dataEmissao: campo.dataCivil(),
  dataEntrada: campo.dataCivil(),
  descricao: campo.texto({ max: 150 }),
  depositoId: campo.id.opcional(),
  // Who matches products may not know how it is paid: a draft waits for it, and is not generated without.
  categoriaFinanceiraId: campo.id.opcional(),
  centroCustoId: campo.id.opcional(),
  contaBancariaId: campo.id.opcional(),
  formaPagamentoId: campo.id.opcional(),
  ...encargos,
  itens: z.array(itemDaNota).min(1).max(itensMaximo),
  impostos: impostosDaConta,
  parcelas: z.array(parcela).max(parcelasMaximo),
  observacoes: campo.textoOpcional(2000, { multilinha: true }),
};
type Nota = z.output<z.ZodObject<typeof nota>>;

/** The same number written with points or zeros before it is the same number: 0.012.345 is 12345. */
const semPontosNemZeros = (texto: string): string => (/^\d[\d.]*$/.test(texto) ? texto.replaceAll('.', '').replace(/^0+(?=.)/, '') : texto);
/** Number and series of an NF-e as its key has them, so that it is found again however it was typed. */
const comoNaChave = z.overwrite<Nota>((n) =>
  n.modelo === 'nfe' ? { ...n, numero: semPontosNemZeros(n.numero), serie: n.serie && semPontosNemZeros(n.serie) } : n,
);

function conferirNota(n: Nota, ctx: Achados): void {
  if (n.dataEntrada < n.dataEmissao) ctx.addIssue(recusa('ENTRADA_ANTES_DA_EMISSAO', {}, ['dataEntrada']));
  if (venceAntesDaEntrada(n)) ctx.addIssue(recusa('ENTRADA_DEPOIS_DO_VENCIMENTO', {}, ['dataEntrada']));
  for (const [i, p] of n.parcelas.entries())
    if (p.dataVencimento < (n.parcelas[i - 1]?.dataVencimento ?? ''))
      ctx.addIssue(recusa('VENCIMENTOS_FORA_DE_ORDEM', {}, ['parcelas', i, 'dataVencimento']));
  if (n.itens.some((i) => i.estocado) && n.depositoId === null) ctx.addIssue(recusa('DEPOSITO_DA_NOTA', {}, ['depositoId']));
  conferirChave(n, ctx);
}
function conferirChave(n: Nota, ctx: Achados): void {
  if (n.chave === null || !isChaveDeAcesso(n.chave)) return;
  const { anoMes, modelo, numero, serie } = partesDaChave(n.chave);
  if (
    anoMes !== n.dataEmissao.slice(0, 7) ||
    modelo !== '55' ||
    n.modelo !== 'nfe' ||
    numero !== semPontosNemZeros(n.numero) ||
    (n.serie !== null && serie !== semPontosNemZeros(n.serie))
  )
    ctx.addIssue(recusa('CHAVE_DE_OUTRA_NOTA', {}, ['chave']));
}
function conferirItens(n: Pick<Nota, 'itens'>, ctx: Achados): void {
  for (const [i, item] of n.itens.entries()) {
    if (item.descontoCentavos > item.valorCentavos + item.impostosCentavos)
      ctx.addIssue(recusa('DESCONTO_ACIMA_DO_VALOR', {}, ['itens', i, 'descontoCentavos']));
    const noEstoque = emEstoque(item.quantidade, item.fator);
    if (item.estocado && (Number(noEstoque) === 0 || noEstoque.length > quantidadeMaxima.length))
      ctx.addIssue(recusa('QUANTIDADE_NO_ESTOQUE', {}, ['itens', i, 'fator']));
    if (!item.estocado && item.produtoId !== null) ctx.addIssue(recusa('PRODUTO_FORA_DO_ESTOQUE', {}, ['itens', i, 'produtoId']));
  }
}
/** What the total is reckoned of: amounts that were refused are not added. */
const doTotal = ['itens', 'freteCentavos', 'seguroCentavos', 'outrasCentavos', 'descontoCentavos'] as const;
type DoTotal = { itens: Parameters<typeof totalDaNota>[0] } & Parameters<typeof totalDaNota>[1];
function conferirTotal(n: DoTotal, ctx: Achados): void {
  if (totalDaNota(n.itens, n) <= 0) ctx.addIssue(recusa('NOTA_SEM_VALOR', {}, ['itens']));
}
function conferirParcelas(n: Nota, ctx: Achados): void {
  if (n.parcelas.length === 0) ctx.addIssue(recusa('PARCELAS_NAO_CALCULADAS', {}, ['parcelas']));
  else if (n.parcelas.reduce((soma, p) => soma + p.brutoCentavos, 0) !== totalDaNota(n.itens, n))
    ctx.addIssue(recusa('PARCELAS_NAO_FECHAM', {}, ['parcelas', n.parcelas.length - 1, 'brutoCentavos']));
}
const conferencias = [
  comoNaChave,
  regra<Nota>(conferirNota),
  regra<Nota>(conferirItens),
  regraSobre<Nota>(doTotal, conferirTotal),
  regraSobre<Nota>([...doTotal, 'parcelas'], conferirParcelas),
  regra<Nota>(conferirImpostosRetidos),
] as const;
export const novaNotaFiscal = z.strictObject(nota).check(...conferencias);
export const edicaoNotaFiscal = z.strictObject({ ...edicao, ...nota }).check(...conferencias);

/** What is asked to see what an invoice costs, and into which installments it falls: equal ones, or those that are told. */
export const calculoDaNota = z
  .strictObject({
    fornecedorId: nota.fornecedorId,
    dataEmissao: nota.dataEmissao,
    ...encargos,
    itens: z
      .array(itemDaNota.pick({ valorCentavos: true, descontoCentavos: true, impostosCentavos: true }))
      .min(1)
      .max(itensMaximo),
    impostos: nota.impostos,
    parcelas: campo.inteiro({ min: 1, max: parcelasMaximo }).default(1),
    primeiroVencimento: campo.dataCivil(),
    divisao: z
      .array(parcela.omit({ valorCentavos: true }))
      .max(parcelasMaximo)
      .default([]),
  })
  .check(regraSobre(doTotal, conferirTotal), regra(conferirImpostosRetidos));
