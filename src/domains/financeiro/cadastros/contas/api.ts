import { z } from 'zod';
import { porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

/** What stands on an account, for who takes it out of use. */
export const titulosDaContaApi = {
  titulosEmAberto: defineEndpoint({
    method: 'GET',
    path: 'ContaBancaria/{id}/titulos-em-aberto',
    acesso: comPermissao('contas:visualizar'),
    resumo: 'How many open titles are to be paid at an account',
    params: porId,
    output: z.object({ titulos: z.number() }),
  }),
};
