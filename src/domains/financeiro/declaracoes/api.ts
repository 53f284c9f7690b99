import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { contestacaoEsquema, emissaoEsquema, loteEsquema } from './esquemas.ts';
import {
  detalheDaQuitacao,
  detalheDoIr,
  itemDaQuitacao,
  itemDoIr,
  previaDoLote,
  situacaoDaDeclaracao,
  situacaoDaQuitacao,
  totaisDaQuitacao,
  totaisDoIr,
} from './saidas.ts';

const tela = 'rel-declaracao-ir';
const ver = comPermissao(`${tela}:visualizar`);
const listar = comPermissao(`${tela}:listar`);
const criar = comPermissao(`${tela}:criar`);
const editar = comPermissao(`${tela}:editar`);
const porId = z.strictObject({ id: campo.id() });
const vazio = (v: unknown): unknown => (v === '' ? undefined : v);
const ano = z.preprocess((v) => (v === '' || v === undefined ? undefined : Number(v)), campo.inteiro({ min: 2000, max: 2199 }));
/** Lists answer for the current year when none is asked for. */
const anoDaLista = z.preprocess(
  (v) => (v === '' || v === undefined ? undefined : Number(v)),
  campo.inteiro({ min: 2000, max: 2199 }).optional(),
);
const formato = { Formato: z.enum(['csv', 'xlsx', 'pdf']).default('csv') };

const filtrosDoIr = {
  ...paginacaoQuery({
    colunas: ['nome', 'alunos', 'dedutivel', 'naoDedutivel', 'encargos', 'total', 'emissao'],
    padrao: 'nome',
    tamanhoPadrao: 50,
  }),
  Ano: anoDaLista,
  Nome: filtroTexto(100),
  TurmaId: filtroId(),
  Situacao: z.preprocess(vazio, situacaoDaDeclaracao.optional()),
};
const toIr = (q: z.output<z.ZodObject<typeof filtrosDoIr>>) => ({ ano: q.Ano, nome: q.Nome, turmaId: q.TurmaId, situacao: q.Situacao });
export type FiltrosDoIr = ReturnType<typeof toIr> & { ano: number };
const filtrosDaQuitacao = {
  ...paginacaoQuery({ colunas: ['nome', 'titulos', 'valor', 'pago', 'pendente', 'emissao'], padrao: 'nome', tamanhoPadrao: 50 }),
  Ano: anoDaLista,
  Nome: filtroTexto(100),
  TurmaId: filtroId(),
  Direito: z.preprocess(vazio, situacaoDaQuitacao.optional()),
  Situacao: z.preprocess(vazio, situacaoDaDeclaracao.optional()),
};
const toQuitacao = (q: z.output<z.ZodObject<typeof filtrosDaQuitacao>>) => ({
  ano: q.Ano,
  nome: q.Nome,
  turmaId: q.TurmaId,
  direito: q.Direito,
  situacao: q.Situacao,
});
export type FiltrosDaQuitacao = ReturnType<typeof toQuitacao> & { ano: number };

/** Income-tax and annual settlement statements. */
export const declaracoesApi = {
  listarIr: defineEndpoint({
    method: 'GET',
    path: 'Declaracao/ir/obter-paginado',
    acesso: listar,
    resumo: 'Payers of a calendar year with what they paid by nature; totals of the whole filter',
    query: z.strictObject(filtrosDoIr).transform((q) => ({ paginacao: toPaginacao(q), filtros: toIr(q) })),
    output: paginaDe(itemDoIr, { totais: totaisDoIr }),
  }),
  exportarIr: defineEndpoint({
    method: 'GET',
    path: 'Declaracao/ir/exportar',
    acesso: listar,
    resumo: 'What each payer paid for each student in the year, as CSV, XLSX or PDF',
    arquivo: true,
    query: z
      .strictObject({ ...filtrosDoIr, ...formato })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toIr(q) })),
  }),
  obterIr: defineEndpoint({
    method: 'GET',
    path: 'Declaracao/ir/{id}',
    acesso: ver,
    resumo: 'What a payer paid in a year by student and month, receipt by receipt, and the statements issued',
    params: porId,
    query: z.strictObject({ Ano: ano }).transform((q) => ({ ano: q.Ano })),
    output: detalheDoIr,
  }),
  listarQuitacao: defineEndpoint({
    method: 'GET',
    path: 'Declaracao/quitacao/obter-paginado',
    acesso: listar,
    resumo: 'Payers with titles due in a year, and whether they are entitled to the settlement statement',
    query: z.strictObject(filtrosDaQuitacao).transform((q) => ({ paginacao: toPaginacao(q), filtros: toQuitacao(q) })),
    output: paginaDe(itemDaQuitacao, { totais: totaisDaQuitacao }),
  }),
  exportarQuitacao: defineEndpoint({
    method: 'GET',
    path: 'Declaracao/quitacao/exportar',
    acesso: listar,
    resumo: 'The filtered payers as CSV, XLSX or PDF',
    arquivo: true,
    query: z
      .strictObject({ ...filtrosDaQuitacao, ...formato })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toQuitacao(q) })),
  }),
  obterQuitacao: defineEndpoint({
    method: 'GET',
    path: 'Declaracao/quitacao/{id}',
    acesso: ver,
    resumo: 'The year of a payer month by month, what is open or questioned, and the statements issued',
    params: porId,
    query: z.strictObject({ Ano: ano }).transform((q) => ({ ano: q.Ano })),
    output: detalheDaQuitacao,
  }),
  emitir: defineEndpoint({
    method: 'POST',
    path: 'Declaracao/emissoes',
    acesso: criar,
    resumo: 'Issues the statement of one payer, or answers the one already issued with the same figures',
    exigeIdempotencia: true,
    body: emissaoEsquema,
    output: z.object({ id: z.number(), numero: z.number(), nova: z.boolean() }),
  }),
  preverLote: defineEndpoint({
    method: 'POST',
    path: 'Declaracao/lotes/previa',
    acesso: ver,
    resumo: 'Who of the chosen payers would get a statement, and why the others would not; writes nothing',
    body: loteEsquema,
    output: previaDoLote,
  }),
  emitirLote: defineEndpoint({
    method: 'POST',
    path: 'Declaracao/lotes',
    acesso: criar,
    resumo: 'Issues the statements of many payers in a job, in one PDF',
    exigeIdempotencia: true,
    body: loteEsquema,
    output: z.object({ loteId: z.number(), tarefaId: z.number() }),
  }),
  pdfDoLote: defineEndpoint({
    method: 'GET',
    path: 'Declaracao/lotes/{id}/pdf',
    acesso: ver,
    resumo: 'The statements of a batch in one PDF',
    params: porId,
    arquivo: true,
  }),
  declaracaoEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Declaracao/{id}/pdf',
    acesso: ver,
    resumo: 'One statement as it was issued',
    params: porId,
    arquivo: true,
  }),
  contestar: defineEndpoint({
    method: 'POST',
    path: 'Declaracao/contestacoes',
    acesso: editar,
    resumo: 'Marks an open debt as questioned in court',
    body: contestacaoEsquema,
    output: z.object({ id: z.number() }),
  }),
  encerrarContestacao: defineEndpoint({
    method: 'POST',
    path: 'Declaracao/contestacoes/{id}/encerramento',
    acesso: editar,
    resumo: 'Ends the mark: the debt counts again like the others',
    params: porId,
    output: z.object({ id: z.number() }),
  }),
};
