import { z } from 'zod';
import { autenticado, defineEndpoint } from '#shared/endpoint.ts';
import { codigoDigitado } from '../api.ts';
import { formatoSenha, senhaEnviada } from '../esquemas.ts';
import { nomeDoAto } from './esquemas.ts';

/** Asking for the person again. The answer carries a secret: it is no idempotent write, and nothing of it is stored. */
export const confirmacoesApi = {
  confirmar: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/confirmacoes',
    acesso: autenticado('everybody may show again that it is them'),
    resumo:
      'Confirms who asks, by the second factor where it is on and else by the password; good once, for five minutes, for the named act',
    body: z.strictObject({
      ato: nomeDoAto,
      senha: senhaEnviada.optional(),
      formato: formatoSenha,
      codigo: codigoDigitado.optional(),
    }),
    output: z.object({ confirmacao: z.string(), expiraEm: z.string() }),
  }),
};
