import { lancamentosApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { colunasDeManuais } from './planilha.ts';
import { estornarManual, lancarManual } from './lancar.ts';
import { type LancamentoManual, listaDeManuais, listarManuais, obterManual } from './queries.ts';
import './integridade.ts';

/** financeiro/caixa/lancamentos, as the portal registers it. */
export const lancamentosManuais: Sala = {
  nome: 'financeiro/caixa/lancamentos',
  api,
  rotas: [
    leitura(api.listarManuais, ({ db }, { query }) => listarManuais(db, query.filtros, query.paginacao)),
    leitura(api.exportarManuais, async ({ db, pedido }, { query }) =>
      exportar(
        'lancamentos-manuais',
        query.formato,
        colunasDeManuais(pedido.idioma),
        percorrer<LancamentoManual>(db, listaDeManuais(query.filtros), query.paginacao),
      ),
    ),
    leitura(api.obterManual, ({ db }, { params }) => obterManual(db, params.id)),
    escrita(api.criarManual, (ato, { body }) => lancarManual(ato, body)),
    escrita(api.estornarManual, (ato, { params, body }) => estornarManual(ato, { ...params, ...body })),
  ],
};
