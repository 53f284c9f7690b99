import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { obterAnosLetivos } from '#domains/academico/periodos-letivos/server/door.ts';
import { obterOpcoes } from './queries.ts';
import { opcoesApi as api } from '../api-opcoes.ts';

/** The names that filters and pickers offer, as the portal registers them. */
export const estrutura: Sala = {
  nome: 'academico/estrutura',
  api,
  rotas: [
    leitura(api.opcoesEstrutura, async ({ db, hoje }, { query }) =>
      obterOpcoes(db, query.anoLetivoId ?? (await obterAnosLetivos(db, hoje)).anoLetivoAtualId),
    ),
  ],
};
