import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { pendenciasApi as api } from '../api.ts';
import { exportarPendencias, listarPendencias } from './queries.ts';

/** What the register lacks, as the portal registers it. */
export const matriculasPendencias: Sala = {
  nome: 'academico/matriculas/pendencias',
  api,
  rotas: [
    leitura(api.listarPendencias, ({ db }, { query }) => listarPendencias(db, query)),
    leitura(api.exportarPendencias, async (contexto, { query }) => exportarPendencias(contexto, query)),
  ],
};
