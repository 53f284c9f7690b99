import { contratosFichaApi as api } from '../api.ts';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { obterContrato } from './queries.ts';

/** The record of one contract, as the portal registers it. */
export const contratosFicha: Sala = {
  nome: 'academico/contratos/ficha',
  api,
  rotas: [
    leitura(api.obterContrato, async ({ db, quem, idioma }, { params }) => {
      await conferirVisivel(db, quem, [params.id]);
      return obterContrato(db, params.id, idioma);
    }),
    leitura(api.obterHistoricoContrato, async ({ db, quem, idioma }, { params }) => {
      await conferirVisivel(db, quem, [params.id]);
      await obterContrato(db, params.id, idioma);
      return historicoDe(db, 'contrato', params.id);
    }),
  ],
};
