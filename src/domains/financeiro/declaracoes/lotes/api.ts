import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { loteEsquema } from '../esquemas.ts';
import { previaDoLote } from '../respostas.ts';
import { porId } from '#shared/campos.ts';

const tela = 'rel-declaracao-ir';
const ver = comPermissao(`${tela}:visualizar`);
const criar = comPermissao(`${tela}:criar`);

export const declaracoesLotesApi = {
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
};
