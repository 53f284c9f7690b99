import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { opcoesApi as api } from '../api.ts';
import { opcoesFinanceiras } from './opcoes.ts';

/** financeiro/cadastros/opcoes, as the portal registers it. */
export const opcoesDosCadastros: Sala = {
  nome: 'financeiro/cadastros/opcoes',
  api,
  rotas: [leitura(api.opcoesFinanceiras, ({ db, hoje }, { query }) => opcoesFinanceiras(db, query.anoLetivoId, hoje))],
};
