import { z } from 'zod';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { detalheDaQuitacao, itemDaQuitacao, situacaoDaDeclaracao, situacaoDaQuitacao, totaisDaQuitacao } from '../respostas.ts';
import { ano, anoDaLista, vazio } from '../filtros.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { porId } from '#shared/campos.ts';

const tela = 'rel-declaracao-ir';
const ver = comPermissao(`${tela}:visualizar`);
const listar = comPermissao(`${tela}:listar`);
const formato = { Formato: z.enum(['csv', 'xlsx', 'pdf']).default('csv') };

export const filtrosDaQuitacao = {
  ...paginacaoQuery({ colunas: ['nome', 'titulos', 'valor', 'pago', 'pendente', 'emissao'], padrao: 'nome', tamanhoPadrao: 50 }),
  Ano: anoDaLista,
  Nome: filtroTexto(100),
  TurmaId: filtroId(),
  Direito: z.preprocess(vazio, situacaoDaQuitacao.optional()),
  Situacao: z.preprocess(vazio, situacaoDaDeclaracao.optional()),
};

export const toQuitacao = (q: z.output<z.ZodObject<typeof filtrosDaQuitacao>>) => ({
  ano: q.Ano,
  nome: q.Nome,
  turmaId: q.TurmaId,
  direito: q.Direito,
  situacao: q.Situacao,
});

export type FiltrosDaQuitacao = ReturnType<typeof toQuitacao> & { ano: number };

export const declaracoesQuitacaoApi = {
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
};
