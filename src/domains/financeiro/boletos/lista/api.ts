import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroIds, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import {
  contaCobrancaEsquema,
  emissaoEsquema,
  filtrosDeBoletos,
  filtrosDeTitulos,
  impressaoEsquema,
  maximoNaHora,
  pedidoDeBaixaEsquema,
} from '../esquemas.ts';
import { boletoSaida, contaCobranca, itemBoleto, previaDaEmissao, tituloSemBoleto, totaisDeBoletos } from '../saidas.ts';
import { isSituacaoBoleto } from '../situacoes.ts';

const listar = comPermissao('gerenciar-boletos:listar');
const ver = comPermissao('gerenciar-boletos:visualizar');
const criar = comPermissao('gerenciar-boletos:criar');
const editar = comPermissao('gerenciar-boletos:editar');
const porId = z.strictObject({ id: campo.id() });
const tarefaCriada = z.object({ tarefaId: z.number(), total: z.number() });

const titulos = z.strictObject(filtrosDeTitulos);
/** The filters of a query or a body, by the names that the code uses. */
export const toFiltros = (f: z.output<typeof titulos> & { Situacao?: string | undefined; Desatualizados?: 'sim' | undefined }) => ({
  nome: f.Nome,
  turmaId: f.TurmaId,
  alunoId: f.AlunoId,
  pagadorId: f.PagadorId,
  contaBancariaId: f.ContaBancariaId,
  vencimentoInicial: f.VencimentoInicial,
  vencimentoFinal: f.VencimentoFinal,
  desatualizados: f.Desatualizados === 'sim',
  situacoes: (f.Situacao ?? '').split(',').filter(isSituacaoBoleto),
});
export type FiltrosDeBoletos = ReturnType<typeof toFiltros>;

const paginaDeTitulos = paginacaoQuery({
  colunas: ['vencimento', 'numero', 'pagador', 'aluno', 'saldo'],
  padrao: 'vencimento',
  tamanhoPadrao: 50,
});
const paginaDeBoletos = paginacaoQuery({
  colunas: ['vencimento', 'nossoNumero', 'pagador', 'aluno', 'valor', 'situacao', 'id'],
  padrao: 'id',
  tamanhoPadrao: 50,
  ascendentePadrao: false,
});

/** How accounts collect, and the slips. */
export const boletosApi = {
  listarContasCobranca: defineEndpoint({
    method: 'GET',
    path: 'ContaCobranca/obter-todas',
    acesso: listar,
    resumo: 'Every bank account with its collection data',
    output: z.object({ itens: z.array(contaCobranca) }),
  }),
  salvarContaCobranca: defineEndpoint({
    method: 'PUT',
    path: 'ContaCobranca/{id}',
    acesso: editar,
    resumo: 'Saves how a bank account collects',
    params: porId,
    body: contaCobrancaEsquema,
    output: z.object({ contaBancariaId: z.number(), versao: z.number() }),
  }),
  listarTitulosSemBoleto: defineEndpoint({
    method: 'GET',
    path: 'Boleto/titulos-sem-boleto',
    acesso: listar,
    resumo: 'Open titles to be paid by boleto that have none',
    query: z
      .strictObject({ ...paginaDeTitulos, ...filtrosDeTitulos })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(tituloSemBoleto, { totais: z.object({ saldoCentavos: dinheiro, vencidos: z.number() }) }),
  }),
  preverEmissao: defineEndpoint({
    method: 'POST',
    path: 'Boleto/emissao/previa',
    acesso: criar,
    resumo: 'What an emission would make, and which titles it would leave out and why',
    body: emissaoEsquema,
    output: previaDaEmissao,
  }),
  emitirBoletos: defineEndpoint({
    method: 'POST',
    path: 'Boleto/emissao',
    acesso: criar,
    resumo: 'Issues a slip for each chosen title that can have one',
    exigeIdempotencia: true,
    body: emissaoEsquema,
    output: z.object({ ids: z.array(z.number()), emitidos: z.number(), recusados: z.number(), totalCentavos: dinheiro }),
  }),
  listarBoletos: defineEndpoint({
    method: 'GET',
    path: 'Boleto/obter-paginado',
    acesso: listar,
    resumo: 'Slips with the state of their charge; totals of the whole filter by state',
    query: z
      .strictObject({ ...paginaDeBoletos, ...filtrosDeBoletos })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(itemBoleto, { totais: totaisDeBoletos }),
  }),
  exportarBoletos: defineEndpoint({
    method: 'GET',
    path: 'Boleto/exportar',
    acesso: listar,
    resumo: 'The filtered slips as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginaDeBoletos, ...filtrosDeBoletos, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toFiltros(q) })),
  }),
  boletosEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Boleto/pdf',
    acesso: ver,
    resumo: `Up to ${maximoNaHora} slips as one PDF`,
    arquivo: true,
    query: z.strictObject({ Ids: filtroIds() }).transform((q) => ({ ids: q.Ids ?? [] })),
  }),
  imprimirBoletos: defineEndpoint({
    method: 'POST',
    path: 'Boleto/impressoes',
    acesso: ver,
    resumo: 'Prepares one PDF of many slips in the background',
    body: impressaoEsquema,
    output: tarefaCriada,
  }),
  obterImpressao: defineEndpoint({
    method: 'GET',
    path: 'Boleto/impressoes/{id}',
    acesso: ver,
    resumo: 'The PDF that a job prepared',
    params: porId,
    arquivo: true,
  }),
  pedirBaixas: defineEndpoint({
    method: 'POST',
    path: 'Boleto/pedidos-baixa',
    acesso: comPermissao('gerenciar-boletos:excluir'),
    resumo: 'Asks the bank to write slips off with the next remittance, or takes that back',
    body: pedidoDeBaixaEsquema,
    output: z.object({ pedidos: z.number(), baixados: z.number() }),
  }),
  obterBoleto: defineEndpoint({
    method: 'GET',
    path: 'Boleto/{id}',
    acesso: ver,
    resumo: 'One slip with its codes and what happened to it',
    params: porId,
    output: boletoSaida,
  }),
};
