import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { acessosApi as api } from '../api.ts';
import { listarAcessos } from './queries.ts';

/** privacidade/acessos, as the portal registers it. */
export const acessosSensiveis: Sala = {
  nome: 'privacidade/acessos',
  api,
  rotas: [leitura(api.listarAcessos, ({ db }, { query }) => listarAcessos(db, query))],
};
