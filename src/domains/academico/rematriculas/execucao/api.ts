import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginacaoQuery, paginaDe } from '#shared/listas/paginacao.ts';
import { esquemaExecucao, itemSaida, loteSaida } from './esquemas.ts';
import { situacoesDoItem } from './situacoes.ts';

const Formato = z.enum(['csv', 'xlsx']);
const ver = comPermissao('rematriculas:visualizar', 'rematriculas:listar');
const pedida = z.object({ id: z.number(), tarefaId: z.number(), total: z.number() });

const filtrosItens = {
  ...paginacaoQuery({ colunas: ['nome', 'situacao'], padrao: 'nome' }),
  Situacao: z.enum(situacoesDoItem).optional(),
  Nome: filtroTexto(100),
};

/** Re-enrollment: preview, run, result, undo; and who was left. */
export const rematriculasApi = {
  executarRematricula: defineEndpoint({
    method: 'POST',
    path: 'Rematricula',
    acesso: comPermissao('rematriculas:criar'),
    resumo: 'Re-enrolls the students that are named, and nobody else, in the background',
    exigeIdempotencia: true,
    body: esquemaExecucao,
    output: pedida,
  }),
  listarRematriculas: defineEndpoint({
    method: 'GET',
    path: 'Rematricula/obter-paginado',
    acesso: comPermissao('rematriculas:listar'),
    resumo: 'The runs, newest first, with what became of their students',
    query: z.strictObject({
      ...paginacaoQuery({ colunas: ['em', 'total'], padrao: 'em', ascendentePadrao: false }),
      AnoDestinoId: filtroId(),
    }),
    output: paginaDe(loteSaida),
  }),
  obterRematricula: defineEndpoint({
    method: 'GET',
    path: 'Rematricula/{id}',
    acesso: ver,
    resumo: 'One run and how it stands',
    params: porId,
    output: loteSaida,
  }),
  itensDaRematricula: defineEndpoint({
    method: 'GET',
    path: 'Rematricula/{id}/itens',
    acesso: ver,
    resumo: 'What became of each student of a run',
    params: porId,
    query: z.strictObject(filtrosItens),
    output: paginaDe(itemSaida),
  }),
  exportarItens: defineEndpoint({
    method: 'GET',
    path: 'Rematricula/{id}/exportar',
    acesso: comPermissao('rematriculas:listar'),
    resumo: 'The result of a run as CSV or XLSX',
    arquivo: true,
    params: porId,
    query: z.strictObject({ ...filtrosItens, Formato }),
  }),
  desfazerRematricula: defineEndpoint({
    method: 'POST',
    path: 'Rematricula/{id}/desfazimento',
    acesso: comPermissao('rematriculas:excluir'),
    resumo: 'Cancels what a run made and nobody touched since, in the background',
    exigeIdempotencia: true,
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 500, multilinha: true }) }),
    output: pedida,
  }),
};
