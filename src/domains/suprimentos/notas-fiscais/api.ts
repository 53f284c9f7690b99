import { z } from 'zod';
import { outraCompra } from '#domains/financeiro/pagar/contas/esquemas.ts';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { historicoSaida } from '#shared/historico.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { calculoDaNota, edicaoNotaFiscal, novaNotaFiscal } from './esquemas.ts';
import { modelosNotaFiscal, reconhecimentos, situacoesNotaFiscal } from './situacoes.ts';

const texto = z.string();
const id = z.number();
const tela = 'lancamentos-nf';
const modelo = z.enum(valoresDaLista(modelosNotaFiscal));
const situacao = z.enum(situacoesNotaFiscal);

const filtros = {
  ...paginacaoQuery({
    colunas: ['dataEntrada', 'dataEmissao', 'numero', 'fornecedor', 'total'],
    padrao: 'dataEntrada',
    tamanhoPadrao: 50,
    ascendentePadrao: false,
  }),
  Nome: filtroTexto(120),
  Situacao: situacao.optional(),
  Modelo: modelo.optional(),
  FornecedorId: filtroId(),
  ProdutoId: filtroId(),
  EntradaInicial: campo.dataCivil.opcional(),
  EntradaFinal: campo.dataCivil.opcional(),
};
const consulta = z.strictObject(filtros);
const toFiltros = (q: z.output<typeof consulta>) => ({
  nome: q.Nome,
  situacao: q.Situacao,
  modelo: q.Modelo,
  fornecedorId: q.FornecedorId,
  produtoId: q.ProdutoId,
  entradaInicial: q.EntradaInicial,
  entradaFinal: q.EntradaFinal,
});
export type FiltrosNotaFiscal = ReturnType<typeof toFiltros>;

const linha = {
  id,
  modelo,
  numero: texto,
  serie: texto.nullable(),
  fornecedorId: id,
  fornecedorNome: texto,
  descricao: texto,
  dataEmissao: texto,
  dataEntrada: texto,
  totalCentavos: dinheiro,
  situacao,
};
const passo = z.object({
  nome: texto,
  resultado: z.enum(['retido', 'abaixo_do_minimo', 'simples']),
  parcela: z.number().nullable(),
  baseCentavos: dinheiro,
  aliquota: texto,
  valorCentavos: dinheiro,
  minimoCentavos: dinheiro,
  dataFato: texto,
  dataVencimento: texto,
});
const parcela = z.object({ dataVencimento: texto, brutoCentavos: dinheiro, valorCentavos: dinheiro });
const ato = z.object({ usuarioNome: texto, em: texto });

const recalculoConfirmado = z.boolean().default(false);
/** Purchase invoices: drafts, what they become, and their reversal. */
export const notasFiscaisApi = {
  listar: defineEndpoint({
    method: 'GET',
    path: 'NotaFiscal/obter-paginado',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'Purchase invoices by supplier, product, state and day of entry; how much they are worth',
    query: consulta.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(z.object({ ...linha, semProduto: z.number() }), {
      totais: z.object({ quantidade: z.number(), rascunhos: z.number(), totalCentavos: dinheiro }),
    }),
  }),
  exportar: defineEndpoint({
    method: 'GET',
    path: 'NotaFiscal/exportar',
    acesso: comPermissao(`${tela}:listar`),
    resumo: 'The filtered invoices as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...filtros, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toFiltros(q) })),
  }),
  obter: defineEndpoint({
    method: 'GET',
    path: 'NotaFiscal/{id}',
    acesso: comPermissao(`${tela}:visualizar`),
    resumo: 'One invoice with its lines, what each costs and why, its installments, and what it became',
    params: porId,
    output: z.object({
      ...linha,
      chave: texto.nullable(),
      depositoId: id.nullable(),
      depositoNome: texto.nullable(),
      categoriaFinanceiraId: id.nullable(),
      categoriaNome: texto.nullable(),
      centroCustoId: id.nullable(),
      centroNome: texto.nullable(),
      contaBancariaId: id.nullable(),
      contaNome: texto.nullable(),
      formaPagamentoId: id.nullable(),
      formaNome: texto.nullable(),
      freteCentavos: dinheiro,
      seguroCentavos: dinheiro,
      outrasCentavos: dinheiro,
      descontoCentavos: dinheiro,
      retidoCentavos: dinheiro,
      retidoNoArquivoCentavos: dinheiro.nullable(),
      semCobranca: z.boolean(),
      observacoes: texto.nullable(),
      temArquivo: z.boolean(),
      versao: z.number(),
      criadaPorNome: texto,
      criadaEm: texto,
      itens: z.array(
        z.object({
          codigo: texto.nullable(),
          gtin: texto.nullable(),
          descricao: texto,
          unidade: texto,
          quantidade: texto,
          valorCentavos: dinheiro,
          descontoCentavos: dinheiro,
          impostosCentavos: dinheiro,
          custoCentavos: dinheiro,
          estocado: z.boolean(),
          produtoId: id.nullable(),
          produtoNome: texto.nullable(),
          produtoUnidade: texto.nullable(),
          fator: texto,
          quantidadeEstoque: texto.nullable(),
          reconhecidoPor: z.enum(valoresDaLista(reconhecimentos)).nullable(),
          categoriaFinanceiraId: id.nullable(),
          centroCustoId: id.nullable(),
        }),
      ),
      impostos: z.array(
        z.object({
          tipo: z.enum(['pis_cofins_csll', 'inss', 'iss', 'ir']),
          nome: texto,
          baseCentavos: dinheiro.nullable(),
          aliquota: texto.nullable(),
        }),
      ),
      parcelas: z.array(parcela),
      geracao: ato
        .extend({
          contaPagarNumero: texto,
          aprovacao: z.enum(['dispensada', 'pendente', 'aprovada', 'recusada']),
          operacaoEstoqueId: id.nullable(),
          titulos: z.array(
            z.object({
              id,
              numero: texto,
              dataVencimento: texto,
              valorCentavos: dinheiro,
              saldoCentavos: dinheiro,
              situacao: z.enum(['aberto', 'parcial', 'pago', 'cancelado']),
            }),
          ),
        })
        .nullable(),
      estorno: ato.extend({ motivo: texto, data: texto }).nullable(),
      historico: historicoSaida.shape.itens,
    }),
  }),
  criar: defineEndpoint({
    method: 'POST',
    path: 'NotaFiscal',
    acesso: comPermissao(`${tela}:criar`),
    resumo: 'Enters an invoice as a draft',
    body: novaNotaFiscal,
    output: z.object({ id, versao: z.number() }),
  }),
  editar: defineEndpoint({
    method: 'PUT',
    path: 'NotaFiscal',
    acesso: comPermissao(`${tela}:editar`),
    resumo: 'Changes a draft; a generated invoice does not change',
    body: edicaoNotaFiscal,
    output: z.object({ id, versao: z.number() }),
  }),
  excluir: defineEndpoint({
    method: 'DELETE',
    path: 'NotaFiscal/{id}',
    acesso: comPermissao(`${tela}:excluir`),
    resumo: 'Deletes a draft',
    params: porId,
  }),
  calcular: defineEndpoint({
    method: 'POST',
    path: 'NotaFiscal/calculo',
    acesso: comPermissao(`${tela}:criar`, `${tela}:editar`),
    resumo: 'What an invoice would cost item by item, and its installments without the taxes withheld, with each step; nothing is written',
    body: calculoDaNota,
    output: z.object({
      totalCentavos: dinheiro,
      retidoCentavos: dinheiro,
      parcelas: z.array(parcela),
      passos: z.array(passo),
      custos: z.array(
        z.object({
          proprioCentavos: dinheiro,
          freteCentavos: dinheiro,
          seguroCentavos: dinheiro,
          outrasCentavos: dinheiro,
          descontoCentavos: dinheiro,
          custoCentavos: dinheiro,
        }),
      ),
    }),
  }),
  gerar: defineEndpoint({
    method: 'POST',
    path: 'NotaFiscal/{id}/geracao',
    acesso: comPermissao(`${tela}:editar`),
    resumo: 'Generates a draft: its products come into stock and its installments become payables',
    exigeIdempotencia: true,
    params: porId,
    body: z.strictObject({ versao: campo.versao(), recalculoConfirmado, outraCompra }),
    output: z.object({
      id,
      contaPagarId: id,
      operacaoEstoqueId: id.nullable(),
      recalculados: z.number(),
      aguardaAprovacao: z.boolean(),
      versao: z.number(),
    }),
  }),
  estornar: defineEndpoint({
    method: 'POST',
    path: 'NotaFiscal/{id}/estorno',
    acesso: comPermissao(`${tela}:excluir`),
    resumo: 'Reverses a generated invoice: its payables are cancelled and its entry in stock taken back',
    exigeIdempotencia: true,
    params: porId,
    body: z.strictObject({ versao: campo.versao(), motivo: campo.texto({ min: 3, max: 200 }), recalculoConfirmado }),
    output: z.object({ id, versao: z.number(), recalculados: z.number() }),
  }),
};
