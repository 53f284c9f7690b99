import { instituicoesApi } from './api-instituicoes.ts';
import { partesApi } from './api-partes.ts';

/** Other institutions, their subjects and their classes. */
export const historicoApi = { ...instituicoesApi, ...partesApi };
