import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { perfisApi } from '../api.ts';
import { exportarPerfis, listarPerfis, obterPerfil, obterPermissoes } from './queries.ts';
import { criarPerfil, editarPerfil, excluirPerfil, salvarPermissoes } from './salvar-perfil.ts';
import './integridade.ts';

/** The room as the portal registers it. */
export const perfis: Sala = {
  nome: 'acesso/perfis',
  api: perfisApi,
  rotas: [
    leitura(perfisApi.listarPerfis, ({ db }, { query }) => listarPerfis(db, query)),
    leitura(perfisApi.exportarPerfis, async (contexto, { query }) => exportarPerfis(contexto, query)),
    leitura(perfisApi.obterPerfil, ({ db }, { params }) => obterPerfil(db, params.id)),
    escrita(perfisApi.criarPerfil, (ato, { body }) => criarPerfil(ato, body)),
    escrita(perfisApi.editarPerfil, (ato, { body }) => editarPerfil(ato, body)),
    escrita(perfisApi.excluirPerfil, (ato, { params }) => excluirPerfil(ato, params)),
    leitura(perfisApi.obterPermissoes, ({ db, quem }, { params }) => obterPermissoes(db, quem, params.id)),
    escrita(perfisApi.salvarPermissoes, (ato, { params, body }) => salvarPermissoes(ato, { ...params, ...body })),
    leitura(perfisApi.historicoDoPerfil, async ({ db }, { params }) => {
      await obterPerfil(db, params.id);
      return { itens: await historicoDe(db, 'perfil', params.id) };
    }),
  ],
};
