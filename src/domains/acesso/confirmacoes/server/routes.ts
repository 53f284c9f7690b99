import { acao, type Sala } from '#platform/server/http/rota.ts';
import { confirmacoesApi } from '../api.ts';
import { confirmar } from './confirmar.ts';

/** The room as the portal registers it. */
export const confirmacoes: Sala = {
  nome: 'acesso/confirmacoes',
  api: confirmacoesApi,
  rotas: [acao(confirmacoesApi.confirmar, confirmar)],
};
