import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { periodosLetivosApi as api } from '../api.ts';
import { colunasPeriodos } from './planilha.ts';
import { listarPeriodos, obterOpcoes, obterPeriodo, percorrerPeriodos } from './queries.ts';
import { criarAnoLetivo, criarPeriodo, editarPeriodo, excluirAnoLetivo, excluirPeriodo } from './salvar-periodo.ts';

export const rotas = [
  leitura(api.opcoesAnoLetivo, ({ db, hoje }) => obterOpcoes(db, hoje)),
  escrita(api.criarAnoLetivo, (ato, { body }) => criarAnoLetivo(ato, body.ano)),
  escrita(api.excluirAnoLetivo, (ato, { params }) => excluirAnoLetivo(ato, params.id)),
  leitura(api.listarPeriodos, ({ db }, { query }) => listarPeriodos(db, query)),
  leitura(api.exportarPeriodos, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
    exportar('periodos-letivos', formato, colunasPeriodos(pedido.idioma), percorrerPeriodos(db, consulta)),
  ),
  leitura(api.obterPeriodo, ({ db }, { params }) => obterPeriodo(db, params.id)),
  escrita(api.criarPeriodo, (ato, { body }) => criarPeriodo(ato, body)),
  escrita(api.editarPeriodo, async (ato, { body }) => editarPeriodo(ato, body)),
  escrita(api.excluirPeriodo, async (ato, { params }) => excluirPeriodo(ato, params.id)),
  leitura(api.historicoPeriodo, async ({ db }, { params }) => {
    await obterPeriodo(db, params.id);
    return { itens: await historicoDe(db, 'periodo_letivo', params.id) };
  }),
];

/** Academic years and periods, as the portal registers them. */
export const periodosLetivos: Sala = { nome: 'academico/periodos-letivos', api, rotas };
