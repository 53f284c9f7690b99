import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { listar, percorrer } from '#platform/server/listas.ts';
import { exportar } from '#platform/server/planilha.ts';
import { caixaApi } from '../api.ts';
import { criarPeriodoFinanceiro } from './criar-periodo.ts';
import { excluirPeriodoFinanceiro } from './excluir-periodo.ts';
import { colunasDeLancamentos, colunasDePeriodos } from './exportacao.ts';
import { fecharPeriodoFinanceiro } from './fechar-periodo.ts';
import {
  type LancamentoListado,
  listaDeLancamentos,
  listaDePeriodos,
  listarLancamentos,
  obterPeriodo,
  type PeriodoListado,
} from './queries.ts';
import { reabrirPeriodoFinanceiro } from './reabrir-periodo.ts';

export const caixa: Sala = {
  nome: 'financeiro/caixa',
  api: caixaApi,
  rotas: [
    leitura(caixaApi.listarPeriodos, ({ db }, { query }) =>
      listar<PeriodoListado, 'dataInicio' | 'conta' | 'situacao'>(db, listaDePeriodos(query.filtros), query.paginacao),
    ),
    leitura(caixaApi.exportarPeriodos, async ({ db, pedido }, { query }) =>
      exportar(
        'periodos-financeiros',
        query.formato,
        colunasDePeriodos(pedido.idioma),
        percorrer<PeriodoListado>(db, listaDePeriodos(query.filtros), query.paginacao),
      ),
    ),
    leitura(caixaApi.obterPeriodo, ({ db }, { params }) => obterPeriodo(db, params.id)),
    escrita(caixaApi.criarPeriodo, ({ tx, quem }, { body }) => criarPeriodoFinanceiro(tx, quem, body)),
    escrita(caixaApi.fecharPeriodo, ({ tx, quem, servicos }, { params, body }) =>
      fecharPeriodoFinanceiro(tx, quem, { ...params, ...body }, servicos.config.tzEscola),
    ),
    escrita(caixaApi.reabrirPeriodo, ({ tx, quem }, { params, body }) => reabrirPeriodoFinanceiro(tx, quem, { ...params, ...body })),
    escrita(caixaApi.excluirPeriodo, ({ tx, quem }, { params }) => excluirPeriodoFinanceiro(tx, quem, params.id)),
    leitura(caixaApi.listarLancamentos, ({ db }, { query }) => listarLancamentos(db, query.filtros, query.paginacao)),
    leitura(caixaApi.exportarLancamentos, async ({ db, pedido }, { query }) =>
      exportar(
        'lancamentos-financeiros',
        query.formato,
        colunasDeLancamentos(pedido.idioma),
        percorrer<LancamentoListado>(db, listaDeLancamentos(query.filtros), query.paginacao),
      ),
    ),
  ],
};
