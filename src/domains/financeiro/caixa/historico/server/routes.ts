import { historicoApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { colunasDeLancamentos } from './planilha.ts';
import { type LancamentoListado, listaDeLancamentos, listarLancamentos } from './queries.ts';

/** financeiro/caixa/historico, as the portal registers it. */
export const historicoDoCaixa: Sala = {
  nome: 'financeiro/caixa/historico',
  api,
  rotas: [
    leitura(api.listarLancamentos, ({ db }, { query }) => listarLancamentos(db, query.filtros, query.paginacao)),
    leitura(api.exportarLancamentos, async ({ db, pedido }, { query }) =>
      exportar(
        'lancamentos-financeiros',
        query.formato,
        colunasDeLancamentos(pedido.idioma),
        percorrer<LancamentoListado>(db, listaDeLancamentos(query.filtros, query.paginacao.campoOrdenado), query.paginacao),
      ),
    ),
  ],
};
