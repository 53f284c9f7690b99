import { z } from 'zod';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { detalheDoIr, itemDoIr, situacaoDaDeclaracao, totaisDoIr } from '../respostas.ts';
import { ano, anoDaLista, vazio } from '../filtros.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { porId } from '#shared/campos.ts';

const tela = 'rel-declaracao-ir';
const ver = comPermissao(`${tela}:visualizar`);
const listar = comPermissao(`${tela}:listar`);
const formato = { Formato: z.enum(['csv', 'xlsx', 'pdf']).default('csv') };

export const filtrosDoIr = {
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

export const toIr = (q: z.output<z.ZodObject<typeof filtrosDoIr>>) => ({
  ano: q.Ano,
  nome: q.Nome,
  turmaId: q.TurmaId,
  situacao: q.Situacao,
});

export type FiltrosDoIr = ReturnType<typeof toIr> & { ano: number };

export const declaracoesIrApi = {
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
};
