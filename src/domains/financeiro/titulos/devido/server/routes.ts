import { hoje } from '#domains/financeiro/titulos/server/hoje.ts';
import { devidoApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { consultarValorDevido, consultarValoresDevidos } from './consultar.ts';
import './integridade.ts';

/** financeiro/titulos/devido, as the portal registers it. */
export const titulosDevidos: Sala = {
  nome: 'financeiro/titulos/devido',
  api,
  rotas: [
    leitura(api.valoresDevidos, async ({ db, pedido, servicos }, { query }) =>
      consultarValoresDevidos(db, query.ids, query.em ?? (await hoje(servicos)), pedido.idioma),
    ),
    leitura(api.valorDevido, async ({ db, pedido, servicos }, { params, query }) =>
      consultarValorDevido(db, params.id, query.em ?? (await hoje(servicos)), pedido.idioma),
    ),
  ],
};
