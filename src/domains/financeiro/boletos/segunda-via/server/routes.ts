import { segundaViaApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { segundaVia } from './segunda-via.ts';

/** financeiro/boletos/segunda-via, as the portal registers it. */
export const segundaVias: Sala = {
  nome: 'financeiro/boletos/segunda-via',
  api,
  rotas: [leitura(api.segundaVia, ({ db, hoje }, { params, query }) => segundaVia(db, params.id, query.em, hoje))],
};
