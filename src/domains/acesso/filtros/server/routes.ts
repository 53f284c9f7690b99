import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { filtrosApi } from '../api.ts';
import { excluirFiltro, listarFiltros, salvarFiltro } from './filtros-salvos.ts';

/** The room as the portal registers it. */
export const filtros: Sala = {
  nome: 'acesso/filtros',
  api: filtrosApi,
  rotas: [
    leitura(filtrosApi.listarFiltros, async ({ db, quem }, { query }) => ({ itens: await listarFiltros(db, quem, query.Tela) })),
    escrita(filtrosApi.salvarFiltro, (ato, { body }) => salvarFiltro(ato, body)),
    escrita(filtrosApi.excluirFiltro, (ato, { params }) => excluirFiltro(ato, params)),
  ],
};
