import { z } from 'zod';
import { autenticado, defineEndpoint } from '#shared/endpoint.ts';
import { ok } from '../esquemas.ts';
import { sessaoAberta } from './esquemas.ts';
import { porId } from '#shared/campos.ts';

const propria = 'everybody may see and end their own sessions';

/** The own open sessions. */
export const sessoesApi = {
  minhasSessoes: defineEndpoint({
    method: 'GET',
    path: 'Autenticacao/sessoes',
    acesso: autenticado(propria),
    resumo: 'Own open sessions',
    output: z.object({ itens: z.array(sessaoAberta) }),
  }),
  encerrarMinhaSessao: defineEndpoint({
    method: 'DELETE',
    path: 'Autenticacao/sessoes/{id}',
    acesso: autenticado(propria),
    resumo: 'Ends one of the own sessions',
    params: porId,
    output: ok,
  }),
  encerrarOutrasSessoes: defineEndpoint({
    method: 'POST',
    path: 'Autenticacao/sessoes/encerramento',
    acesso: autenticado(propria),
    resumo: 'Ends all own sessions but this one',
    output: z.object({ encerradas: z.number() }),
  }),
};
