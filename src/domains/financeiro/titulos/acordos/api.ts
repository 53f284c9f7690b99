import { z } from 'zod';
import { dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { encerramentoEsquema, regrasEsquema } from './esquemas.ts';
import { acordoSaida, andamento, itemAcordo, previaDaQuebra, regrasSaida } from './respostas.ts';

const filtros = {
  ...paginacaoQuery({ colunas: ['numero', 'data', 'pagador', 'total'], padrao: 'numero', tamanhoPadrao: 50, ascendentePadrao: false }),
  Nome: filtroTexto(100),
  PagadorId: filtroId(),
  Andamento: z.preprocess((valor) => (valor === '' ? undefined : valor), andamento.optional()),
};
const toFiltros = (q: z.output<z.ZodObject<typeof filtros>>) => ({ nome: q.Nome, pagadorId: q.PagadorId, andamento: q.Andamento });
export type FiltrosAcordo = ReturnType<typeof toFiltros>;
const ver = comPermissao('contas-a-receber:visualizar');
const encerrar = comPermissao('renegociar-titulo:excluir');

/** Agreements: their list, their rules, their two ends. */
export const acordosApi = {
  listarAcordos: defineEndpoint({
    method: 'GET',
    path: 'Acordo/obter-paginado',
    acesso: comPermissao('contas-a-receber:listar'),
    resumo: 'Agreements and how each goes',
    query: z.strictObject(filtros).transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltros(q) })),
    output: paginaDe(itemAcordo),
  }),
  exportarAcordos: defineEndpoint({
    method: 'GET',
    path: 'Acordo/exportar',
    acesso: comPermissao('contas-a-receber:listar'),
    resumo: 'The filtered agreements as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...filtros, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: toFiltros(q) })),
  }),
  regrasDeAcordo: defineEndpoint({
    method: 'GET',
    path: 'Acordo/regras',
    acesso: ver,
    resumo: "The school's rules for agreements",
    output: regrasSaida,
  }),
  salvarRegrasDeAcordo: defineEndpoint({
    method: 'PUT',
    path: 'Acordo/regras',
    acesso: comPermissao('renegociar-titulo:editar'),
    resumo: 'Changes the rules for agreements made from now on',
    body: regrasEsquema,
    output: regrasSaida,
  }),
  obterAcordo: defineEndpoint({
    method: 'GET',
    path: 'Acordo/{id}',
    acesso: ver,
    resumo: 'One agreement with its old and new titles and its history',
    params: porId,
    output: acordoSaida,
  }),
  termoDoAcordo: defineEndpoint({
    method: 'GET',
    path: 'Acordo/{id}/termo',
    acesso: ver,
    resumo: 'The term of an agreement as PDF, to be signed',
    params: porId,
    arquivo: true,
  }),
  desfazerAcordo: defineEndpoint({
    method: 'POST',
    path: 'Acordo/{id}/desfazimento',
    acesso: encerrar,
    resumo: 'Undoes an agreement on which nothing was paid',
    exigeIdempotencia: true,
    params: porId,
    body: encerramentoEsquema,
    output: z.object({
      id: z.number(),
      situacao: z.literal('desfeito'),
      devolvidos: z.number(),
      /** Of those, the ones that leave the bill with their contract, suspended or cancelled since. */
      foraDaCobranca: z.number(),
      cancelados: z.number(),
    }),
  }),
  previaDaQuebra: defineEndpoint({
    method: 'GET',
    path: 'Acordo/{id}/previa-quebra',
    acesso: ver,
    resumo: 'What declaring an agreement broken would do',
    params: porId,
    output: previaDaQuebra,
  }),
  quebrarAcordo: defineEndpoint({
    method: 'POST',
    path: 'Acordo/{id}/quebra',
    acesso: encerrar,
    resumo: 'Declares an agreement broken: its old titles come back less what was paid',
    exigeIdempotencia: true,
    params: porId,
    body: encerramentoEsquema,
    output: z.object({
      id: z.number(),
      situacao: z.literal('quebrado'),
      cancelados: z.number(),
      devolvidos: z.number(),
      cobertoCentavos: dinheiro,
    }),
  }),
};
