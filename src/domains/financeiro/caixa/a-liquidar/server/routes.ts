import { recebimentosApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { colunasDeRecebimentos } from './planilha.ts';
import { desfazerLiquidacao, obterLiquidacao } from './desfazer-liquidacao.ts';
import { liquidar, preverLiquidacao } from './liquidar.ts';
import { listaDeRecebimentos, listarRecebimentos, type RecebimentoListado } from './queries.ts';
import './integridade.ts';

/** financeiro/caixa/a-liquidar, as the portal registers it. */
export const recebimentosALiquidar: Sala = {
  nome: 'financeiro/caixa/a-liquidar',
  api,
  rotas: [
    leitura(api.listarRecebimentos, ({ db, hoje }, { query }) => listarRecebimentos(db, query.filtros, query.paginacao, hoje)),
    leitura(api.exportarRecebimentos, async ({ db, pedido }, { query }) =>
      exportar(
        'recebimentos-a-liquidar',
        query.formato,
        colunasDeRecebimentos(pedido.idioma),
        percorrer<RecebimentoListado>(db, listaDeRecebimentos(query.filtros), query.paginacao),
      ),
    ),
    leitura(api.preverLiquidacao, ({ db }, { query }) => preverLiquidacao(db, query)),
    escrita(api.liquidar, (ato, { body }) => liquidar(ato, body)),
    leitura(api.obterLiquidacao, ({ db }, { params }) => obterLiquidacao(db, params.id)),
    escrita(api.desfazerLiquidacao, (ato, { params, body }) => desfazerLiquidacao(ato, { ...params, ...body })),
  ],
};
