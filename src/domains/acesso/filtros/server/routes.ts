import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { filtrosApi } from '../api.ts';
import { excluirFiltro, listFiltros, salvarFiltro } from './filtros-salvos.ts';

/** The room as the portal registers it. */
export const filtros: Sala = {
  nome: 'filtros',
  api: filtrosApi,
  rotas: [
    leitura(filtrosApi.listFiltros, async ({ db, quem }, { query }) => ({ itens: await listFiltros(db, quem, query.Tela) })),
    escrita(filtrosApi.salvarFiltro, salvarFiltro),
    escrita(filtrosApi.excluirFiltro, excluirFiltro),
  ],
};
