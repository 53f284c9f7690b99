import { historicoDe } from '#platform/server/audit.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilha.ts';
import { periodosLetivosApi as api } from '../api.ts';
import { colunasPeriodos } from './planilha.ts';
import { listPeriodos, obterAnosLetivos, obterPeriodo, percorrerPeriodos } from './queries.ts';
import { criarAnoLetivo, criarPeriodo, editarPeriodo, excluirAnoLetivo, excluirPeriodo } from './salvar-periodo.ts';

export const rotas = [
  leitura(api.opcoesAnoLetivo, async ({ db, servicos }) => obterAnosLetivos(db, await hojeNaEscola(db, servicos.config.tzEscola))),
  escrita(api.criarAnoLetivo, ({ tx, quem, pedido }, { body }) => criarAnoLetivo(tx, quem, body.ano, pedido)),
  escrita(api.excluirAnoLetivo, ({ tx, quem, pedido }, { params }) => excluirAnoLetivo(tx, quem, params.id, pedido)),
  leitura(api.listarPeriodos, ({ db }, { query }) => listPeriodos(db, query)),
  leitura(api.exportarPeriodos, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
    exportar('periodos-letivos', formato, colunasPeriodos(pedido.idioma), percorrerPeriodos(db, consulta)),
  ),
  leitura(api.obterPeriodo, ({ db }, { params }) => obterPeriodo(db, params.id)),
  escrita(api.criarPeriodo, ({ tx, quem, pedido }, { body }) => criarPeriodo(tx, quem, body, pedido)),
  escrita(api.editarPeriodo, async ({ tx, quem, pedido, servicos }, { body }) =>
    editarPeriodo(tx, quem, body, await hojeNaEscola(tx, servicos.config.tzEscola), pedido),
  ),
  escrita(api.excluirPeriodo, async ({ tx, quem, pedido, servicos }, { params }) =>
    excluirPeriodo(tx, quem, params.id, await hojeNaEscola(tx, servicos.config.tzEscola), pedido),
  ),
  leitura(api.historicoPeriodo, async ({ db }, { params }) => {
    await obterPeriodo(db, params.id);
    return { itens: await historicoDe(db, 'periodo_letivo', params.id) };
  }),
];

/** Academic years and periods, as the portal registers them. */
export const periodosLetivos: Sala = { nome: 'periodos-letivos', api, rotas };
