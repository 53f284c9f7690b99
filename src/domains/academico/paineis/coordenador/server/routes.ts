import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { painelCoordenadorApi as api } from '../api.ts';
import { obterDiarios } from './diarios.ts';
import { obterMedias } from './medias.ts';
import { obterRiscos } from './riscos.ts';

/** The panel of the coordination, as the portal registers it. */
export const painelCoordenador: Sala = {
  nome: 'academico/paineis/coordenador',
  api,
  rotas: [
    leitura(api.obterDiarios, ({ db, hoje }, { query }) => obterDiarios(db, query, hoje)),
    leitura(api.obterMedias, ({ db, hoje }, { query }) => obterMedias(db, query, hoje)),
    leitura(api.obterRiscos, ({ db, hoje }, { query }) => obterRiscos(db, query, hoje)),
  ],
};
