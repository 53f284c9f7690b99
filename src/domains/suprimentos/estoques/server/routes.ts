import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { estoquesApi as api } from '../api.ts';
import { colunasDeSaldos } from './planilha.ts';
import { explicarCusto, listaDeSaldos, listarSaldos, type Saldo } from './queries.ts';

/** suprimentos/estoques, as the portal registers it. */
export const estoques: Sala = {
  nome: 'suprimentos/estoques',
  api,
  rotas: [
    leitura(api.listarSaldos, ({ db }, { query }) => listarSaldos(db, query.filtros, query.paginacao)),
    leitura(api.exportarSaldos, async ({ db, pedido }, { query }) =>
      exportar(
        'estoque',
        query.formato,
        colunasDeSaldos(pedido.idioma),
        percorrer<Saldo>(db, listaDeSaldos(query.filtros), query.paginacao),
      ),
    ),
    leitura(api.explicarCusto, ({ db }, { query }) => explicarCusto(db, query)),
  ],
};
