import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroIds } from '#shared/listas/paginacao.ts';
import { impressaoEsquema, maximoNaHora } from './esquemas.ts';
import { porId } from '#shared/campos.ts';

const ver = comPermissao('gerenciar-boletos:visualizar');
const tarefaCriada = z.object({ tarefaId: z.number(), total: z.number() });

/** Slips on paper. */
export const impressaoApi = {
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
};
