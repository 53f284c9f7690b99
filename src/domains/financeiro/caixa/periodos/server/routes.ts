import { Readable } from 'node:stream';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { caixaApi } from '../api.ts';
import { conferirPeriodo } from './conferir-periodo.ts';
import { criarPeriodoFinanceiro } from './criar-periodo.ts';
import { excluirPeriodoFinanceiro } from './excluir-periodo.ts';
import {
  colunasDeLancamentos,
  colunasDeManuais,
  colunasDePeriodos,
  colunasDeRecebimentos,
  colunasDoFluxo,
} from '#domains/financeiro/caixa/server/exportacao.ts';
import { fecharPeriodoFinanceiro } from './fechar-periodo.ts';
import { obterFluxo } from '#domains/financeiro/caixa/fluxo/server/fluxo.ts';
import { desfazerLiquidacao, obterLiquidacao } from '#domains/financeiro/caixa/a-liquidar/server/desfazer-liquidacao.ts';
import { liquidar, preverLiquidacao } from '#domains/financeiro/caixa/a-liquidar/server/liquidar.ts';
import { estornarManual, lancarManual } from '#domains/financeiro/caixa/lancamentos/server/lancar.ts';
import {
  type LancamentoListado,
  listaDeLancamentos,
  listaDePeriodos,
  listarLancamentos,
  listarPeriodos,
  obterPeriodo,
  type PeriodoListado,
} from './queries.ts';
import { type LancamentoManual, listaDeManuais, listarManuais, obterManual } from '#domains/financeiro/caixa/lancamentos/server/queries.ts';
import { listaDeRecebimentos, listarRecebimentos, type RecebimentoListado } from '#domains/financeiro/caixa/a-liquidar/server/queries.ts';
import { reabrirPeriodoFinanceiro } from './reabrir-periodo.ts';

export const caixa: Sala = {
  nome: 'financeiro/caixa',
  api: caixaApi,
  rotas: [
    leitura(caixaApi.listarPeriodos, ({ db, servicos }, { query }) =>
      listarPeriodos(db, query.filtros, query.paginacao, servicos.config.tzEscola),
    ),
    leitura(caixaApi.exportarPeriodos, async ({ db, pedido, servicos }, { query }) =>
      exportar(
        'periodos-financeiros',
        query.formato,
        colunasDePeriodos(pedido.idioma),
        percorrer<PeriodoListado>(db, listaDePeriodos(query.filtros, servicos.config.tzEscola), query.paginacao),
      ),
    ),
    leitura(caixaApi.obterPeriodo, ({ db, servicos }, { params }) => obterPeriodo(db, params.id, servicos.config.tzEscola)),
    leitura(caixaApi.conferirPeriodo, ({ db, servicos }, { params, query }) =>
      conferirPeriodo(db, { ...params, ...query }, servicos.config.tzEscola),
    ),
    escrita(caixaApi.criarPeriodo, (ato, { body }) => criarPeriodoFinanceiro(ato, body)),
    escrita(caixaApi.fecharPeriodo, (ato, { params, body }) => fecharPeriodoFinanceiro(ato, { ...params, ...body })),
    escrita(caixaApi.reabrirPeriodo, (ato, { params, body }) => reabrirPeriodoFinanceiro(ato, { ...params, ...body })),
    escrita(caixaApi.excluirPeriodo, (ato, { params }) => excluirPeriodoFinanceiro(ato, params.id)),
    leitura(caixaApi.listarLancamentos, ({ db }, { query }) => listarLancamentos(db, query.filtros, query.paginacao)),
    leitura(caixaApi.exportarLancamentos, async ({ db, pedido }, { query }) =>
      exportar(
        'lancamentos-financeiros',
        query.formato,
        colunasDeLancamentos(pedido.idioma),
        percorrer<LancamentoListado>(db, listaDeLancamentos(query.filtros, query.paginacao.campoOrdenado), query.paginacao),
      ),
    ),
    leitura(caixaApi.listarManuais, ({ db }, { query }) => listarManuais(db, query.filtros, query.paginacao)),
    leitura(caixaApi.exportarManuais, async ({ db, pedido }, { query }) =>
      exportar(
        'lancamentos-manuais',
        query.formato,
        colunasDeManuais(pedido.idioma),
        percorrer<LancamentoManual>(db, listaDeManuais(query.filtros), query.paginacao),
      ),
    ),
    leitura(caixaApi.obterManual, ({ db }, { params }) => obterManual(db, params.id)),
    escrita(caixaApi.criarManual, (ato, { body }) => lancarManual(ato, body)),
    escrita(caixaApi.estornarManual, (ato, { params, body }) => estornarManual(ato, { ...params, ...body })),
    leitura(caixaApi.listarRecebimentos, async ({ db, servicos }, { query }) =>
      listarRecebimentos(db, query.filtros, query.paginacao, await hojeNaEscola(db, servicos.config.tzEscola)),
    ),
    leitura(caixaApi.exportarRecebimentos, async ({ db, pedido }, { query }) =>
      exportar(
        'recebimentos-a-liquidar',
        query.formato,
        colunasDeRecebimentos(pedido.idioma),
        percorrer<RecebimentoListado>(db, listaDeRecebimentos(query.filtros), query.paginacao),
      ),
    ),
    leitura(caixaApi.preverLiquidacao, ({ db }, { query }) => preverLiquidacao(db, query)),
    escrita(caixaApi.liquidar, (ato, { body }) => liquidar(ato, body)),
    leitura(caixaApi.obterLiquidacao, ({ db }, { params }) => obterLiquidacao(db, params.id)),
    escrita(caixaApi.desfazerLiquidacao, (ato, { params, body }) => desfazerLiquidacao(ato, { ...params, ...body })),
    leitura(caixaApi.obterFluxo, ({ db, servicos }, { query }) => obterFluxo(db, query, servicos.config.tzEscola)),
    leitura(caixaApi.exportarFluxo, async ({ db, pedido, servicos }, { query }) => {
      const { linhas } = await obterFluxo(db, query.filtros, servicos.config.tzEscola);
      return exportar('fluxo-de-caixa', query.formato, colunasDoFluxo(pedido.idioma), Readable.from([linhas]));
    }),
  ],
};
