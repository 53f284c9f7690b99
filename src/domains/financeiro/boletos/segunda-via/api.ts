import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

/** Second copies of titles; apart, because the screens of titles open them and want no more of this room. */
export const segundaViaApi = {
  segundaVia: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/{id}/segunda-via',
    acesso: comPermissao('contas-a-receber:visualizar', 'baixar-titulo:criar'),
    resumo: 'Second copy of a title as PDF, with what it owes on a date (today unless told, never before it), why, and how to pay it',
    params: porId,
    query: z.strictObject({ Data: campo.dataCivil.opcional() }).transform((q) => ({ em: q.Data })),
    arquivo: true,
  }),
};
