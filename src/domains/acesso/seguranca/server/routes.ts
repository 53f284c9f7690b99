import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { lerRegras } from '../../server/regras.ts';
import { segurancaApi } from '../api.ts';
import { exportarEventos, listarEventos } from './queries.ts';
import { salvarRegras } from './salvar-regras.ts';

/** The room as the portal registers it. */
export const seguranca: Sala = {
  nome: 'acesso/seguranca',
  api: segurancaApi,
  rotas: [
    leitura(segurancaApi.listarEventos, ({ db }, { query }) => listarEventos(db, query)),
    leitura(segurancaApi.exportarEventos, async (contexto, { query }) => exportarEventos(contexto, query)),
    leitura(segurancaApi.obterRegras, ({ db }) => lerRegras(db)),
    escrita(segurancaApi.salvarRegras, (ato, { body }) => salvarRegras(ato, body)),
  ],
};
