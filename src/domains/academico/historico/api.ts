import { emUmaSala } from '#shared/registro-api.ts';
import { buscasApi, instituicoesApi } from './api-instituicoes.ts';
import { disciplinasApi, partesApi, turmasApi } from './api-partes.ts';

/** Other institutions, their subjects and their classes. */
export const historicoApi = emUmaSala({
  instituicoes: instituicoesApi,
  buscas: buscasApi,
  disciplinas: disciplinasApi,
  turmas: turmasApi,
  partes: partesApi,
});
