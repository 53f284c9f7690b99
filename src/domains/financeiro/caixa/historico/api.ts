import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import '../mensagens.ts';

const data = campo.dataCivil.opcional;
const formato = { Formato: z.enum(['csv', 'xlsx']).default('csv') };

/** What a movement comes from: the settlement of a title and its reversal, or anything else. */
const origensLancamento = ['titulos', 'outras'] as const;

const lancamentos = {
  ...paginacaoQuery({
    colunas: ['dataMovimento', 'numero', 'valor', 'conta'],
    padrao: 'dataMovimento',
    tamanhoPadrao: 50,
    ascendentePadrao: false,
  }),
  Nome: filtroTexto(100),
  ContaBancariaId: filtroId(),
  DataInicial: data(),
  DataFinal: data(),
  Sentido: z.enum(['entrada', 'saida']).optional(),
  Origem: z.enum(origensLancamento).optional(),
  PeriodoFinanceiroId: filtroId(),
  /** What an accounting fact tells of. */
  FatoId: filtroId(),
};

const consultaLancamentos = z.strictObject({ ...lancamentos, ...formato });

export type FiltrosLancamento = ReturnType<typeof toFiltrosLancamento>;

const toFiltrosLancamento = (q: Omit<z.output<typeof consultaLancamentos>, 'Formato'>) => ({
  nome: q.Nome,
  contaBancariaId: q.ContaBancariaId,
  dataInicial: q.DataInicial,
  dataFinal: q.DataFinal,
  sentido: q.Sentido,
  origem: q.Origem,
  periodoFinanceiroId: q.PeriodoFinanceiroId,
  fatoId: q.FatoId,
});

const lancamento = z.object({
  id: z.number(),
  numero: z.number(),
  dataMovimento: z.string(),
  contaBancariaId: z.number(),
  contaNome: z.string(),
  sentido: z.enum(['entrada', 'saida']),
  categoria: z.string(),
  historico: z.string(),
  valorCentavos: dinheiro,
  origemTipo: z.string(),
  origemId: z.number(),
  estornaNumero: z.number().nullable(),
  estornadoPorNumero: z.number().nullable(),
  /** Whose money it was: the payer, or whom an entry by hand named. */
  pessoaNome: z.string().nullable(),
  usuarioNome: z.string(),
  em: z.string(),
});

/** Every movement of the accounts. */
export const historicoApi = {
  listarLancamentos: defineEndpoint({
    method: 'GET',
    path: 'LancamentoFinanceiro/obter-paginado',
    acesso: comPermissao('financeiro-lancamentos-historico:listar'),
    resumo: 'Movements of money with origin and reversals; totals of the whole filter',
    query: z.strictObject(lancamentos).transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltrosLancamento(q) })),
    output: paginaDe(lancamento, {
      totais: z.object({ quantidade: z.number(), entradasCentavos: dinheiro, saidasCentavos: dinheiro, saldoCentavos: dinheiro }),
    }),
  }),
  exportarLancamentos: defineEndpoint({
    method: 'GET',
    path: 'LancamentoFinanceiro/exportar',
    acesso: comPermissao('financeiro-lancamentos-historico:listar'),
    resumo: 'The filtered movements as CSV or XLSX',
    arquivo: true,
    query: consultaLancamentos.transform((q) => ({ formato: q.Formato, paginacao: toPaginacao(q), filtros: toFiltrosLancamento(q) })),
  }),
};
