import { z } from 'zod';
import { autenticado, defineEndpoint, publico } from '#shared/endpoint.ts';
import { formatoSenha, ok, senhaEnviada } from './esquemas.ts';

const entrada = 'sign-in: nobody is signed in yet';
/** Six digits of the app, or a recovery code with or without its hyphens. */
export const codigoDigitado = z.string().trim().min(1).max(40);

/** What the session itself calls, on every page: apart from the rest, so that the sign-in page loads no more than this. */
export const sessaoApi = {
  comoEntrar: defineEndpoint({
    method: 'GET',
    path: 'Autenticacao/como-entrar',
    acesso: publico('the sign-in page says what it offers'),
    resumo: 'Whether sign-up is open, and whether this is a made-up school that asks nobody for a second factor',
    output: z.object({ cadastroAberto: z.boolean(), demonstracaoSemSegundoFator: z.boolean() }),
  }),
  autenticar: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/autenticar-administrativo',
    acesso: publico(entrada),
    // The code is asked for only of who turned a second factor on: the call of the specification stays as it is for all others.
    resumo:
      'Signs in and opens a session. With a second factor on, e-mail and password alone get 401 SEGUNDO_FATOR_EXIGIDO naming the field codigo: the same call again with codigo (six digits of the app, or a recovery code) signs in; a wrong or used one gets 401 CODIGO_INCORRETO',
    body: z.strictObject({
      email: z.string().trim().toLowerCase().min(1).max(254),
      senha: senhaEnviada,
      formato: formatoSenha,
      codigo: codigoDigitado.optional(),
    }),
    output: z.object({
      accessToken: z.string(),
      name: z.string(),
      surname: z.string(),
      email: z.string(),
      personId: z.number().nullable(),
    }),
  }),
  chaveEnvelope: defineEndpoint({
    method: 'GET',
    path: 'Autenticacao/chave-envelope',
    acesso: publico(entrada),
    resumo: 'Key of the AES-CBC password envelope, kept for compatibility; not a protection',
    output: z.object({ chave: z.string(), formato: z.literal('aes-cbc') }),
  }),
  tokenValido: defineEndpoint({
    method: 'GET',
    path: 'Autenticacao/token-valido',
    acesso: autenticado('tells the session about itself', { comPendencia: true }),
    resumo: 'Whether the session lives, what it may do, when it ends; rotates the token when due',
    query: z.strictObject({ ComFoto: z.enum(['true', 'false']).optional() }),
    output: z.object({
      valid: z.literal(true),
      permissions: z.array(z.object({ nome: z.string(), permissoes: z.array(z.string()) })),
      admin: z.boolean(),
      role: z.enum(['admin', 'usuario']),
      restritoPainelProfessor: z.boolean(),
      usuario: z.object({
        id: z.number(),
        nome: z.string(),
        sobrenome: z.string(),
        email: z.string(),
        personId: z.number().nullable(),
        foto: z.string().nullable().optional(),
      }),
      escola: z.string().nullable(),
      expiraEm: z.string(),
      agora: z.string(),
      /** What the person must set up before anything else opens. */
      pendencia: z.literal('segundo_fator').optional(),
      accessToken: z.string().optional(),
    }),
  }),
  invalidarToken: defineEndpoint({
    method: 'PUT',
    path: 'Autenticacao/invalidar-token',
    acesso: autenticado('signs out', { comPendencia: true }),
    resumo: 'Ends the session',
    output: ok,
  }),
};
