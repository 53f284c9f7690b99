import { segundaViaApi as api } from '../api.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { segundaVia } from './segunda-via.ts';

/** financeiro/boletos/segunda-via, as the portal registers it. */
export const segundaVias: Sala = {
  nome: 'financeiro/boletos/segunda-via',
  api,
  rotas: [
    leitura(api.segundaVia, async ({ db, servicos }, { params, query }) =>
      segundaVia(db, params.id, query.em, await hojeNaEscola(db, servicos.config.tzEscola)),
    ),
  ],
};
