import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { confirmacaoDada } from '#domains/acesso/confirmacoes/esquemas.ts';

/** So many at once: whoever reissues has looked at them. */
export const REEMISSAO_MAXIMA = 50;

/** Reissuing slips with a key that does not hold yet. */
export const pixReemitidoApi = {
  reemitirPix: defineEndpoint({
    method: 'POST',
    path: 'Boleto/pix-reemitido',
    acesso: comPermissao('gerenciar-boletos:editar'),
    resumo: "Living slips carry the school's approved new Pix key at once, before its hour; confirmed by password or second factor",
    body: z.strictObject({
      mudancaId: campo.id(),
      ids: z.array(campo.id()).min(1).max(REEMISSAO_MAXIMA),
      confirmacao: confirmacaoDada,
    }),
    output: z.object({ reemitidos: z.number() }),
  }),
};
