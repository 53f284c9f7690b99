import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { dispensaEsquema } from './esquemas.ts';
import { porId } from '#shared/campos.ts';

/** Charges waived. */
export const dispensasApi = {
  dispensarEncargos: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/{id}/dispensa',
    acesso: comPermissao('dispensar-encargos:criar'),
    resumo: 'Waives fine or interest of a title, with a reason, as owed today',
    exigeIdempotencia: true,
    params: porId,
    body: dispensaEsquema,
    output: z.object({ id: z.number() }),
  }),
  revogarDispensa: defineEndpoint({
    method: 'POST',
    path: 'Dispensa/{id}/revogacao',
    acesso: comPermissao('dispensar-encargos:criar'),
    resumo: 'Takes a waiver back while its title is open',
    params: porId,
    output: z.object({ id: z.number(), tituloId: z.number() }),
  }),
};
