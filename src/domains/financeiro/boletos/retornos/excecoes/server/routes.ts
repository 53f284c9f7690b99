import { excecoesApi as api } from '../api.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { baixarExcecao, creditarExcecao, ignorarExcecao, reabrirExcecao, tentarExcecao } from './excecoes.ts';
import { preverLote, tratarExcecoes } from './lote-de-excecoes.ts';
import { obterExcecao } from './obter-excecao.ts';
import type { LinhaListada } from '#domains/financeiro/boletos/retornos/server/queries.ts';
import { colunasDasExcecoes, listaDeExcecoes, listarExcecoes } from './queries.ts';

/** financeiro/boletos/retornos/excecoes, as the portal registers it. */
export const excecoesDeRetorno: Sala = {
  nome: 'financeiro/boletos/retornos/excecoes',
  api,
  rotas: [
    leitura(api.listarExcecoes, ({ db, pedido }, { query }) => listarExcecoes(db, query, pedido.idioma)),
    leitura(api.obterExcecao, ({ db, pedido }, { params }) => obterExcecao(db, params.id, pedido.idioma)),
    leitura(api.exportarExcecoes, async ({ servicos, pedido }, { query: q }) =>
      exportar(
        'excecoes',
        q.formato,
        colunasDasExcecoes(pedido.idioma),
        percorrer<LinhaListada, typeof q.paginacao.campoOrdenado>(servicos.dbRelatorios, listaDeExcecoes(q.filtros), q.paginacao),
      ),
    ),
    leitura(api.preverLoteDeExcecoes, (contexto, { body }) => transacao(contexto.db, (tx) => preverLote({ ...contexto, tx }, body))),
    escrita(api.tratarExcecoes, (ato, { body }) => tratarExcecoes(ato, body)),
    escrita(api.baixarExcecao, (ato, { params, body }) => baixarExcecao(ato, { ...params, ...body })),
    escrita(api.creditarExcecao, (ato, { params, body }) => creditarExcecao(ato, { ...params, ...body })),
    escrita(api.ignorarExcecao, (ato, { params, body }) => ignorarExcecao(ato, { ...params, ...body })),
    escrita(api.reabrirExcecao, (ato, { params }) => reabrirExcecao(ato, params.id)),
    escrita(api.tentarExcecao, (ato, { params }) => tentarExcecao(ato, params.id)),
  ],
};
