import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { opcoesEstoqueApi as api } from '../api.ts';
import { buscarProdutos, opcoesDoEstoque } from './opcoes.ts';

/** suprimentos/opcoes, as the portal registers it. */
export const suprimentosOpcoes: Sala = {
  nome: 'suprimentos/opcoes',
  api,
  rotas: [
    leitura(api.opcoesDoEstoque, ({ db }) => opcoesDoEstoque(db)),
    leitura(api.buscarProdutos, ({ db }, { query }) => buscarProdutos(db, query)),
  ],
};
