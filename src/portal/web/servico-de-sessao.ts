import { z } from 'zod';
import { autenticado, defineEndpoint, publico } from '#shared/endpoint.ts';
import { chamar } from '#platform/web/api.ts';
import type { ServicoDeSessao } from '#platform/web/sessao.ts';

const acessoApi = {
  autenticar: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/autenticar-administrativo',
    acesso: publico('sign-in'),
    resumo: 'Sign in',
    body: z.strictObject({ email: z.string(), senha: z.string() }),
    output: z.object({ accessToken: z.string(), name: z.string(), surname: z.string(), email: z.string(), personId: z.number().nullable() }),
  }),
  tokenValido: defineEndpoint({
    method: 'GET',
    path: 'Autenticacao/token-valido',
    acesso: autenticado('own session'),
    resumo: 'Session check',
    output: z.object({
      valid: z.boolean(),
      permissions: z.array(z.object({ nome: z.string(), permissoes: z.array(z.string()) })),
      admin: z.boolean(),
      usuario: z.object({ nome: z.string(), sobrenome: z.string(), email: z.string(), personId: z.number().nullable() }).partial().optional(),
      expiraEm: z.string().nullable(),
      agora: z.string().nullable(),
      accessToken: z.string().optional(),
      escola: z.string().nullable().optional(),
    }),
  }),
  invalidarToken: defineEndpoint({ method: 'PUT', path: 'Autenticacao/invalidar-token', acesso: autenticado('own session'), resumo: 'Sign out' }),
};

/** The session's calls, which the platform does not know by itself. */
export const servicoDeSessao: ServicoDeSessao = {
  entrar: (credenciais) => chamar(acessoApi.autenticar, { body: credenciais }),
  validar: ({ atividade }) => chamar(acessoApi.tokenValido, {}, { semReentrada: true, cabecalhos: { 'X-Patio-Atividade': atividade ? 'sim' : 'nao' } }),
  sair: () => chamar(acessoApi.invalidarToken, {}, { semReentrada: true }),
};
