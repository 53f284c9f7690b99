import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { entregaApi as api } from '../api.ts';
import { devolver } from './devolver.ts';
import { entregar } from './entregar.ts';
import { obterEntrega } from './obter-entrega.ts';

/** Handing in diaries, as the portal registers it. */
export const diarioEntrega: Sala = {
  nome: 'academico/diario/entrega',
  api,
  rotas: [
    leitura(api.obterEntrega, ({ db, quem, hoje }, { query }) =>
      obterEntrega(db, { quem, hoje }, { turmaDisciplinaId: query.TurmaDisciplinaId, etapaId: query.EtapaId }),
    ),
    escrita(api.entregar, (ato, { body }) => entregar(ato, body)),
    escrita(api.devolverEntrega, (ato, { body }) => devolver(ato, body)),
  ],
};
