import { fluxoApi as api } from '../api.ts';
import { Readable } from 'node:stream';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { colunasDoFluxo } from './planilha.ts';
import { obterFluxo } from './fluxo.ts';

/** financeiro/caixa/fluxo, as the portal registers it. */
export const fluxoDeCaixa: Sala = {
  nome: 'financeiro/caixa/fluxo',
  api,
  rotas: [
    leitura(api.obterFluxo, ({ db, hoje }, { query }) => obterFluxo(db, query, hoje)),
    leitura(api.exportarFluxo, async ({ db, pedido, hoje }, { query }) => {
      const { linhas } = await obterFluxo(db, query.filtros, hoje);
      return exportar('fluxo-de-caixa', query.formato, colunasDoFluxo(pedido.idioma), Readable.from([linhas]));
    }),
  ],
};
