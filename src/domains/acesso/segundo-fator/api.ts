import { z } from 'zod';
import { autenticado, defineEndpoint } from '#shared/endpoint.ts';
import { codigoDigitado } from '../api.ts';
import { formatoSenha, ok, senhaEnviada } from '../esquemas.ts';

/** Open also while a profile's demand for a second factor is not met: setting it up is the way out. */
const proprio = autenticado('everybody may protect their own sign-in with a second factor', { comPendencia: true });
const senha = { senha: senhaEnviada, formato: formatoSenha };
const codigos = z.object({ codigos: z.array(z.string()) });

/** The own second factor. Answers that carry secrets are no idempotent writes: nothing of them is stored. */
export const segundoFatorApi = {
  segundoFator: defineEndpoint({
    method: 'GET',
    path: 'Autenticacao/segundo-fator',
    acesso: proprio,
    resumo: 'Whether the own second factor is on, since when, and how many recovery codes are left',
    output: z.object({ ativo: z.boolean(), desde: z.string().nullable(), codigosRestantes: z.number(), obrigatorio: z.boolean() }),
  }),
  prepararSegundoFator: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/segundo-fator/preparacao',
    acesso: proprio,
    resumo: 'A new secret for an authenticator app (TOTP, RFC 6238: SHA-1, 30 s, 6 digits); asks for the password',
    body: z.strictObject(senha),
    output: z.object({ segredo: z.string(), endereco: z.string(), qr: z.object({ tamanho: z.number(), desenho: z.string() }) }),
  }),
  ativarSegundoFator: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/segundo-fator/ativacao',
    acesso: proprio,
    resumo: 'Turns the second factor on with a first code; answers ten one-time recovery codes, this once',
    body: z.strictObject({ codigo: codigoDigitado }),
    output: codigos,
  }),
  renovarCodigosDeRecuperacao: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/segundo-fator/codigos',
    acesso: proprio,
    resumo: 'Ten new recovery codes in the place of the old ones; asks for password and code',
    body: z.strictObject({ ...senha, codigo: codigoDigitado }),
    output: codigos,
  }),
  desativarSegundoFator: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/segundo-fator/desativacao',
    acesso: proprio,
    resumo: 'Turns the second factor off; asks for password and code',
    body: z.strictObject({ ...senha, codigo: codigoDigitado }),
    output: ok,
  }),
};
