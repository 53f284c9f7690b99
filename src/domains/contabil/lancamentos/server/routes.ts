import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { lancamentosApi as api } from '../api.ts';
import { criarLancamento } from './criar-lancamento.ts';
import { corrigirLancamento, estornarLancamento } from './estornar-lancamento.ts';
import { colunasDeLancamentos, linhasDosLancamentos } from './planilha.ts';
import { historicoDoLancamento, listarLancamentos, obterLancamento, opcoesDeLancamento } from './queries.ts';
import './integridade.ts';

/** contabil/lancamentos, as the portal registers it. */
export const lancamentosContabeis: Sala = {
  nome: 'contabil/lancamentos',
  api,
  rotas: [
    leitura(api.listar, ({ db }, { query }) => listarLancamentos(db, query.filtros, query.paginacao)),
    leitura(api.exportar, async ({ db, pedido }, { query }) =>
      exportar(
        'lancamentos-contabeis',
        query.formato,
        colunasDeLancamentos(pedido.idioma),
        linhasDosLancamentos(db, query.filtros, query.paginacao),
      ),
    ),
    leitura(api.obter, ({ db }, { params }) => obterLancamento(db, params.id)),
    leitura(api.opcoes, ({ db }) => opcoesDeLancamento(db)),
    leitura(api.historico, ({ db }, { params }) => historicoDoLancamento(db, params.id)),
    escrita(api.criar, (ato, { body }) => criarLancamento(ato, body)),
    escrita(api.estornar, (ato, { params, body }) => estornarLancamento(ato, { ...params, ...body })),
    escrita(api.corrigir, (ato, { params, body }) => corrigirLancamento(ato, { ...params, ...body })),
  ],
};
