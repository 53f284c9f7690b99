import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { titulosDaContaApi as api } from '../api.ts';
import { contarTitulosEmAberto } from './titulos-em-aberto.ts';

/** financeiro/cadastros/contas, as the portal registers it. */
export const titulosDasContas: Sala = {
  nome: 'financeiro/cadastros/contas',
  api,
  rotas: [leitura(api.titulosEmAberto, ({ db }, { params }) => contarTitulosEmAberto(db, params.id))],
};
