import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { periodosApi as api } from '../api.ts';
import { conferirPeriodo } from './conferir-periodo.ts';
import { criarPeriodoFinanceiro } from './criar-periodo.ts';
import { excluirPeriodoFinanceiro } from './excluir-periodo.ts';
import { colunasDePeriodos } from './planilha.ts';
import { fecharPeriodoFinanceiro } from './fechar-periodo.ts';
import { listaDePeriodos, listarPeriodos, obterPeriodo, type PeriodoListado } from './queries.ts';
import { reabrirPeriodoFinanceiro } from './reabrir-periodo.ts';
import './integridade.ts';

/** financeiro/caixa/periodos, as the portal registers it. */
export const periodosFinanceiros: Sala = {
  nome: 'financeiro/caixa/periodos',
  api,
  rotas: [
    leitura(api.listarPeriodos, ({ db, hoje }, { query }) => listarPeriodos(db, query.filtros, query.paginacao, hoje)),
    leitura(api.exportarPeriodos, async ({ db, hoje, pedido }, { query }) =>
      exportar(
        'periodos-financeiros',
        query.formato,
        colunasDePeriodos(pedido.idioma),
        percorrer<PeriodoListado>(db, listaDePeriodos(query.filtros, hoje), query.paginacao),
      ),
    ),
    leitura(api.obterPeriodo, ({ db, hoje }, { params }) => obterPeriodo(db, params.id, hoje)),
    leitura(api.conferirPeriodo, ({ db, hoje }, { params, query }) => conferirPeriodo(db, { ...params, ...query }, hoje)),
    escrita(api.criarPeriodo, (ato, { body }) => criarPeriodoFinanceiro(ato, body)),
    escrita(api.fecharPeriodo, (ato, { params, body }) => fecharPeriodoFinanceiro(ato, { ...params, ...body })),
    escrita(api.reabrirPeriodo, (ato, { params, body }) => reabrirPeriodoFinanceiro(ato, { ...params, ...body })),
    escrita(api.excluirPeriodo, (ato, { params }) => excluirPeriodoFinanceiro(ato, params.id)),
  ],
};
