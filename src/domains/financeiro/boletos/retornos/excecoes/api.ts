import { z } from 'zod';
import { dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import {
  baixaDaExcecaoEsquema,
  creditoDaExcecaoEsquema,
  filtrosDeExcecoes,
  loteDeExcecoesEsquema,
  motivoEsquema,
  previaDoLoteEsquema,
} from './esquemas.ts';
import { itemLinha, resultados } from '../respostas.ts';
import { excecaoSaida, loteDeExcecoes } from './respostas.ts';

const listar = comPermissao('gerenciar-boletos:listar');
const editar = comPermissao('gerenciar-boletos:editar');
const paginaDeLinhas = paginacaoQuery({ colunas: ['linha', 'dataOcorrencia', 'pago', 'problema'], padrao: 'linha', tamanhoPadrao: 50 });
const tratada = z.object({ id: z.number(), resultado: z.enum(resultados), mensagem: z.string().nullable() });

/** The queue of what a person must look at. */
export const excecoesApi = {
  listarExcecoes: defineEndpoint({
    method: 'GET',
    path: 'ExcecaoDeRetorno/obter-paginado',
    acesso: listar,
    resumo: 'Lines of the banks that wait for a person',
    query: z.strictObject({ ...paginaDeLinhas, ...filtrosDeExcecoes }).transform((q) => ({ paginacao: toPaginacao(q), filtros: q })),
    output: paginaDe(itemLinha, {
      totais: z.object({
        pagoCentavos: dinheiro,
        abertas: z.number(),
        /** How many wait for each reason, the most frequent first. */
        problemas: z.array(z.object({ problema: z.string(), quantidade: z.number(), pagoCentavos: dinheiro })),
      }),
    }),
  }),
  exportarExcecoes: defineEndpoint({
    method: 'GET',
    path: 'ExcecaoDeRetorno/exportar',
    acesso: listar,
    resumo: 'The filtered queue as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginaDeLinhas, ...filtrosDeExcecoes, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform(({ Formato, ...q }) => ({ formato: Formato, paginacao: toPaginacao(q), filtros: q })),
  }),
  preverLoteDeExcecoes: defineEndpoint({
    method: 'POST',
    path: 'ExcecaoDeRetorno/lote/previa',
    acesso: editar,
    resumo: 'What dealing with many lines in one way would do and leave out',
    body: previaDoLoteEsquema,
    output: loteDeExcecoes,
  }),
  tratarExcecoes: defineEndpoint({
    method: 'POST',
    path: 'ExcecaoDeRetorno/lote',
    acesso: editar,
    resumo: 'Deals with many lines in one way: credit, out of the queue, tried again, write-off asked for again',
    exigeIdempotencia: true,
    body: loteDeExcecoesEsquema,
    output: loteDeExcecoes,
  }),
  obterExcecao: defineEndpoint({
    method: 'GET',
    path: 'ExcecaoDeRetorno/{id}',
    acesso: comPermissao('gerenciar-boletos:visualizar'),
    resumo: 'One line with what its title owed that day and what was decided',
    params: porId,
    output: excecaoSaida,
  }),
  baixarExcecao: defineEndpoint({
    method: 'POST',
    path: 'ExcecaoDeRetorno/{id}/baixa',
    acesso: editar,
    resumo: 'Settles a title by hand with the money of a line',
    exigeIdempotencia: true,
    params: porId,
    body: baixaDaExcecaoEsquema,
    output: tratada.extend({ baixaId: z.number(), reciboNumero: z.number() }),
  }),
  creditarExcecao: defineEndpoint({
    method: 'POST',
    path: 'ExcecaoDeRetorno/{id}/credito',
    acesso: editar,
    resumo: 'Keeps the money of a line as credit of its payer: the second payment of a slip, or the slip of a closed title',
    exigeIdempotencia: true,
    params: porId,
    body: creditoDaExcecaoEsquema,
    output: tratada.extend({ creditoId: z.number() }),
  }),
  ignorarExcecao: defineEndpoint({
    method: 'POST',
    path: 'ExcecaoDeRetorno/{id}/descarte',
    acesso: editar,
    resumo: 'Takes a line out of the queue, with the reason',
    params: porId,
    body: motivoEsquema,
    output: tratada,
  }),
  reabrirExcecao: defineEndpoint({
    method: 'POST',
    path: 'ExcecaoDeRetorno/{id}/reabertura',
    acesso: editar,
    resumo: 'Puts an ignored line, or one whose settlement or credit was undone, back into the queue',
    params: porId,
    output: tratada,
  }),
  tentarExcecao: defineEndpoint({
    method: 'POST',
    path: 'ExcecaoDeRetorno/{id}/nova-tentativa',
    acesso: editar,
    resumo: 'Applies a line again, now that what stood against it may be gone',
    params: porId,
    output: tratada,
  }),
};
