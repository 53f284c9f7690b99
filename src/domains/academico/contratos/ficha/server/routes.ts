import { contratosFichaApi as api } from '../api.ts';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { obterContrato } from './queries.ts';
import { errosComuns } from '#shared/erros.ts';
import { carregarContratos } from '#domains/academico/contratos/server/carregar.ts';

/** The record of one contract, as the portal registers it. */
export const contratosFicha: Sala = {
  nome: 'academico/contratos/ficha',
  api,
  rotas: [
    leitura(api.obterContrato, async ({ db, quem, idioma, servicos }, { params }) => {
      await conferirVisivel(db, quem, [params.id]);
      return obterContrato(db, { ...params, idioma, fuso: servicos.config.tzEscola });
    }),
    leitura(api.obterHistoricoContrato, async ({ db, quem }, { params }) => {
      await conferirVisivel(db, quem, [params.id]);
      if ((await carregarContratos(db, [params.id])).length === 0) throw errosComuns.NAO_ENCONTRADO();
      return historicoDe(db, 'contrato', params.id);
    }),
  ],
};
