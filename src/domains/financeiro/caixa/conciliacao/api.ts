import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { lembranca, linha, movimento, posicao, sugestao } from './respostas.ts';
import { situacoesDaLinha } from './respostas.ts';

/** The most that one act takes. */
export const paresPorVez = 200;
const itensDoPar = 500;

const tela = 'financeiro-lancamentos';
const listar = comPermissao(`${tela}:listar`);
const criar = comPermissao(`${tela}:criar`);
const editar = comPermissao(`${tela}:editar`);

const datas = { DataInicial: campo.dataCivil.opcional(), DataFinal: campo.dataCivil.opcional() };
const linhasQuery = z.strictObject({
  ...paginacaoQuery({ colunas: ['data', 'valor', 'descricao'], padrao: 'data', tamanhoPadrao: 50 }),
  ...datas,
  ContaBancariaId: campo.id(),
  Situacao: z.enum(situacoesDaLinha).optional(),
  /** Those that only the statement had at the end of a day, whatever was found since. */
  AbertasEm: campo.dataCivil.opcional(),
  Nome: filtroTexto(100),
});
const movimentosQuery = z.strictObject({
  ...paginacaoQuery({ colunas: ['data', 'valor'], padrao: 'data', tamanhoPadrao: 50 }),
  ...datas,
  ContaBancariaId: campo.id(),
  Nome: filtroTexto(100),
  /** Those nearest to a day come first, whatever the order asked. */
  PertoDe: campo.dataCivil.opcional(),
  /** Those that only the books had at the end of a day, whatever was found since. */
  AbertosEm: campo.dataCivil.opcional(),
});

const ids = z.array(campo.id()).max(itensDoPar);
export const novoLancamentoDaLinha = z.strictObject({
  linhaId: campo.id(),
  categoriaId: campo.id(),
  centroCustoId: campo.id.opcional(),
  historico: campo.texto({ min: 3, max: 250 }),
  /** The day of the line, or one on which the financial period is open. */
  dataMovimento: campo.dataCivil(),
});
/** Above zero came in, below went out. */
export const valorDaLinha = z.strictObject({
  valorCentavos: campo.centavos({ min: -999_999_999_999 }).refine((valor) => valor !== 0),
});
export const fechamentoDaConciliacao = z.strictObject({
  contaBancariaId: campo.id(),
  ate: campo.dataCivil(),
  saldoBancoCentavos: campo.centavos({ min: -999_999_999_999 }),
});
const feita = z.object({ id: z.number() });

/** Which lines of bank statements are which movements of the books. */
export const conciliacaoApi = {
  listarLinhas: defineEndpoint({
    method: 'GET',
    path: 'ConciliacaoBancaria/obter-paginado',
    acesso: listar,
    resumo: 'The lines of the bank of an account, and what each was found to be',
    query: linhasQuery.transform((q) => ({
      paginacao: toPaginacao(q),
      filtros: {
        contaBancariaId: q.ContaBancariaId,
        situacao: q.Situacao,
        abertasEm: q.AbertasEm,
        nome: q.Nome,
        dataInicial: q.DataInicial,
        dataFinal: q.DataFinal,
      },
    })),
    output: paginaDe(linha),
  }),
  listarMovimentos: defineEndpoint({
    method: 'GET',
    path: 'ConciliacaoBancaria/movimentos/obter-paginado',
    acesso: listar,
    resumo: 'The movements of an account that no line of the bank was found to be yet',
    query: movimentosQuery.transform((q) => ({
      paginacao: toPaginacao(q),
      filtros: {
        contaBancariaId: q.ContaBancariaId,
        abertosEm: q.AbertosEm,
        pertoDe: q.PertoDe,
        nome: q.Nome,
        dataInicial: q.DataInicial,
        dataFinal: q.DataFinal,
      },
    })),
    output: paginaDe(movimento),
  }),
  obterSugestoes: defineEndpoint({
    method: 'GET',
    path: 'ConciliacaoBancaria/sugestoes',
    acesso: listar,
    resumo: 'What the pending lines of an account seem to be, with the reason, and the categories they were entered under before',
    query: z.strictObject({ ContaBancariaId: campo.id() }).transform((q) => ({ contaBancariaId: q.ContaBancariaId })),
    output: z.object({ sugestoes: z.array(sugestao), lembrancas: z.array(lembranca) }),
  }),
  obterPosicao: defineEndpoint({
    method: 'GET',
    path: 'ConciliacaoBancaria/posicao',
    acesso: listar,
    resumo: 'Both balances of an account on a day, and what lies between them',
    query: z
      .strictObject({ ContaBancariaId: campo.id(), Ate: campo.dataCivil.opcional() })
      .transform((q) => ({ contaBancariaId: q.ContaBancariaId, ate: q.Ate })),
    output: posicao,
  }),
  casar: defineEndpoint({
    method: 'POST',
    path: 'ConciliacaoBancaria/casamento',
    acesso: editar,
    resumo: 'Holds lines and movements to be the same money, many at once; each pair by itself',
    body: z.strictObject({
      contaBancariaId: campo.id(),
      pares: z
        .array(z.strictObject({ linhaIds: ids, lancamentoIds: ids }))
        .min(1)
        .max(paresPorVez),
    }),
    output: z.object({
      conciliacaoIds: z.array(z.number()),
      recusados: z.array(z.object({ par: z.number(), codigo: z.string(), mensagem: z.string() })),
    }),
  }),
  lancar: defineEndpoint({
    method: 'POST',
    path: 'ConciliacaoBancaria/lancamento',
    acesso: criar,
    resumo: 'Enters in the books what a line of the bank says, by category, and holds both to be the same',
    body: novoLancamentoDaLinha,
    output: z.object({ id: z.number(), lancamentoManualId: z.number() }),
  }),
  informarValor: defineEndpoint({
    method: 'PUT',
    path: 'ConciliacaoBancaria/linha/{id}/valor',
    acesso: editar,
    resumo: 'States the amount of a line of the bank that cannot be read',
    params: porId,
    body: valorDaLinha,
    output: feita,
  }),
  ignorar: defineEndpoint({
    method: 'POST',
    path: 'ConciliacaoBancaria/ignorada',
    acesso: editar,
    resumo: 'Says that lines of the bank are no movement of the account, and why',
    body: z.strictObject({ linhaIds: ids.min(1), motivo: campo.texto({ min: 3, max: 200 }) }),
    output: feita,
  }),
  desfazer: defineEndpoint({
    method: 'DELETE',
    path: 'ConciliacaoBancaria/{id}',
    acesso: editar,
    resumo: 'Undoes a match or an ignoring: its lines and movements wait again; what was entered stays in the books',
    params: porId,
    output: feita,
  }),
  fechar: defineEndpoint({
    method: 'POST',
    path: 'ConciliacaoBancaria/fechamento',
    acesso: editar,
    resumo: 'Closes the conciliação of an account until a day, when every line was dealt with and the balances tie',
    body: fechamentoDaConciliacao,
    output: feita,
  }),
  reabrir: defineEndpoint({
    method: 'POST',
    path: 'ConciliacaoBancaria/fechamento/{id}/reabertura',
    acesso: editar,
    resumo: 'Reopens the last closing of an account, with a reason',
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }) }),
    output: feita,
  }),
};
