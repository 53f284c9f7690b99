import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { esquemaPreparo, respostaDoPreparo } from '#domains/academico/paineis/notificacoes/esquemas.ts';

/** Letters to the guardians about averages below what passes. */
export const cartasApi = {
  prepararCartas: defineEndpoint({
    method: 'POST',
    path: 'Notificacao/medias',
    acesso: comPermissao('painel-coordenador:criar'),
    exigeIdempotencia: true,
    resumo:
      'Prepares numbered letters to guardians about averages of an etapa below what passes, each student by himself, once; mails them when asked',
    body: z.strictObject({ ...esquemaPreparo.shape, etapaId: campo.id() }),
    output: respostaDoPreparo,
  }),
};
