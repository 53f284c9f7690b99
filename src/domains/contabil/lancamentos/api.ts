import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroInteiro, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { historicoSaida } from '#shared/historico.ts';
import { correcaoDeLancamento, estornoDeLancamento, novoLancamento } from './esquemas.ts';

const texto = z.string();
const id = z.number();
export const origens = ['manual', 'integracao', 'faturamento', 'encerramento'] as const;
/** A reversed entry and its reversal take each other back: together they are nothing. */
export const situacoesLancamento = ['vigente', 'estornado', 'estorno'] as const;

const vistos = comPermissao('contabil-lancamentos:listar', 'contabil-lancamento-por-periodo:listar');
const data = campo.dataCivil.opcional;
const filtros = {
  De: data(),
  Ate: data(),
  Periodo: filtroInteiro(199_001, 210_014),
  ContaId: filtroId(),
  CentroCustoId: filtroId(),
  Numero: filtroInteiro(1, 99_999_999),
  Texto: filtroTexto(100),
  Origem: z.enum(origens).optional(),
  Situacao: z.enum(situacoesLancamento).optional(),
  ValorDe: campo.centavos.opcional(),
  ValorAte: campo.centavos.opcional(),
  /** Entries of what happened to a receivable title, or to a payable one. */
  TituloId: filtroId(),
  TituloPagarId: filtroId(),
  /** Of all titles of a contract; of a movement of money; of an operation of stock. */
  ContratoId: filtroId(),
  MovimentoId: filtroId(),
  OperacaoId: filtroId(),
};
const query = {
  ...paginacaoQuery({ colunas: ['data', 'numero', 'valor'], padrao: 'data', tamanhoPadrao: 50, ascendentePadrao: false }),
  ...filtros,
};
const doValor = z.preprocess(
  (bruto) => (typeof bruto === 'string' && /^\d+$/.test(bruto) ? Number(bruto) : bruto),
  campo.centavos.opcional(),
);
const consulta = z.strictObject({ ...query, ValorDe: doValor, ValorAte: doValor });
const comFormato = z.strictObject({ ...consulta.shape, Formato: z.enum(['csv', 'xlsx']).default('csv') });
const toFiltros = (q: Omit<z.output<typeof comFormato>, 'Formato'>) => ({
  de: q.De,
  ate: q.Ate,
  periodo: q.Periodo,
  contaId: q.ContaId,
  centroCustoId: q.CentroCustoId,
  numero: q.Numero,
  texto: q.Texto,
  origem: q.Origem,
  situacao: q.Situacao,
  valorDe: q.ValorDe,
  valorAte: q.ValorAte,
  tituloId: q.TituloId,
  tituloPagarId: q.TituloPagarId,
  contratoId: q.ContratoId,
  movimentoId: q.MovimentoId,
  operacaoId: q.OperacaoId,
});
export type FiltrosDeLancamento = ReturnType<typeof toFiltros>;

/** An account of one side, null where there are several. */
const contaDoLado = z.object({ codigo: texto, nome: texto }).nullable();
const lancamento = z.object({
  id,
  ano: id,
  numero: id,
  periodo: id,
  dataLancamento: texto,
  historico: texto,
  documento: texto.nullable(),
  valorCentavos: dinheiro,
  origem: z.enum(origens),
  situacao: z.enum(situacoesLancamento),
  debito: contaDoLado,
  credito: contaDoLado,
});
const outro = z.object({ id, numero: id, ano: id }).nullable();
const partida = z.object({
  ordem: id,
  contaId: id,
  contaCodigo: texto,
  contaNome: texto,
  centroCustoId: id.nullable(),
  centroCustoNome: texto.nullable(),
  debitoCentavos: dinheiro,
  creditoCentavos: dinheiro,
  historico: texto.nullable(),
  fatoId: id.nullable(),
});
const fato = z.object({
  id,
  evento: texto,
  origemTipo: texto,
  origemId: id,
  dataFato: texto,
  valorCentavos: dinheiro,
  tituloId: id.nullable(),
  contratoId: id.nullable(),
  /** Where its money moved; null while that waits. */
  contaBancariaId: id.nullable(),
  /** Of the movement of stock. */
  operacaoId: id.nullable(),
});
const feito = z.object({ id, ano: id, numero: id });

/** Posted entries. */
export const lancamentosApi = {
  listar: defineEndpoint({
    method: 'GET',
    path: 'LancamentoContabil/obter-paginado',
    acesso: vistos,
    resumo: 'Posted entries by day, period, account, words, value or what caused them',
    query: consulta.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(lancamento),
  }),
  exportar: defineEndpoint({
    method: 'GET',
    path: 'LancamentoContabil/exportar',
    acesso: vistos,
    resumo: 'The filtered entries, a line of the file for each of theirs, as CSV or XLSX',
    arquivo: true,
    query: comFormato.transform((q) => ({ formato: q.Formato, paginacao: toPaginacao(q), filtros: toFiltros(q) })),
  }),
  obter: defineEndpoint({
    method: 'GET',
    path: 'LancamentoContabil/{id}',
    acesso: comPermissao('contabil-lancamentos:visualizar', 'contabil-lancamento-por-periodo:visualizar'),
    resumo: 'One entry with its lines, its documents, what caused it and what corrected it',
    params: porId,
    output: lancamento.omit({ debito: true, credito: true }).extend({
      tipo: z.enum(['normal', 'encerramento']),
      periodoAberto: z.boolean(),
      motivo: texto.nullable(),
      usuarioNome: texto,
      em: texto,
      partidas: z.array(partida),
      fatos: z.array(fato),
      anexos: z.array(z.object({ id, nome: texto, usuarioNome: texto, em: texto })),
      /** What reversed it, what it reverses, what took its place, and whose place it took. */
      estornadoPor: outro,
      estornoDe: outro,
      corrigidoPor: outro,
      corrige: outro,
      /** The entry in force of what this one takes back, and of what takes this one back. */
      desfaz: outro,
      desfeitoPor: outro,
    }),
  }),
  opcoes: defineEndpoint({
    method: 'GET',
    path: 'LancamentoContabil/opcoes',
    acesso: comPermissao('contabil-lancamentos:visualizar', 'contabil-lancamentos:criar', 'contabil-lancamento-por-periodo:visualizar'),
    resumo: 'Cost centres in use, for the lines of an entry',
    output: z.object({ centrosCusto: z.array(z.object({ id, nome: texto })) }),
  }),
  historico: defineEndpoint({
    method: 'GET',
    path: 'LancamentoContabil/{id}/historico',
    acesso: comPermissao('contabil-lancamentos:visualizar'),
    resumo: 'Who did what with an entry',
    params: porId,
    output: historicoSaida,
  }),
  criar: defineEndpoint({
    method: 'POST',
    path: 'LancamentoContabil',
    acesso: comPermissao('contabil-lancamentos:criar'),
    resumo: 'Posts an entry; the draft that it was goes',
    body: novoLancamento,
    exigeIdempotencia: true,
    output: feito,
  }),
  estornar: defineEndpoint({
    method: 'POST',
    path: 'LancamentoContabil/{id}/estorno',
    acesso: comPermissao('contabil-lancamentos:editar'),
    resumo: 'Reverses an entry, with a reason; the facts that it had put in the books wait again',
    params: porId,
    body: estornoDeLancamento,
    exigeIdempotencia: true,
    output: feito,
  }),
  corrigir: defineEndpoint({
    method: 'POST',
    path: 'LancamentoContabil/{id}/correcao',
    acesso: comPermissao('contabil-lancamentos:editar'),
    resumo: 'Corrects an entry: its reversal and the entry that takes its place, as one act',
    params: porId,
    body: correcaoDeLancamento,
    exigeIdempotencia: true,
    output: feito.extend({ estornoId: id }),
  }),
};
