import { devidoApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { obterValorDevido, obterValoresDevidos } from './obter-devido.ts';
import './integridade.ts';

/** financeiro/titulos/devido, as the portal registers it. */
export const titulosDevidos: Sala = {
  nome: 'financeiro/titulos/devido',
  api,
  rotas: [
    leitura(api.valoresDevidos, ({ db, pedido, hoje }, { query }) => obterValoresDevidos(db, query.ids, query.em ?? hoje, pedido.idioma)),
    leitura(api.valorDevido, ({ db, pedido, hoje }, { params, query }) => obterValorDevido(db, params.id, query.em ?? hoje, pedido.idioma)),
  ],
};
