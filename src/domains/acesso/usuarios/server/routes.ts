import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { listarSessoes } from '../../sessoes/server/door.ts';
import { usuariosApi } from '../api.ts';
import { exportarUsuarios, listarPessoasSemUsuario, listarUsuarios, obterUsuario } from './queries.ts';
import { criarUsuario } from './criar-usuario.ts';
import { editarUsuario } from './editar-usuario.ts';
import { encerrarSessoes } from './encerrar-sessoes.ts';
import { enviarConfirmacao } from './enviar-confirmacao.ts';
import { aprovarUsuario, convidarDeNovo, desativarUsuario, iniciarRedefinicao, reativarUsuario, recusarUsuario } from './mudar-situacao.ts';
import { retirarSegundoFator } from './retirar-segundo-fator.ts';

/** The room as the portal registers it. */
export const usuarios: Sala = {
  nome: 'acesso/usuarios',
  api: usuariosApi,
  rotas: [
    leitura(usuariosApi.listarUsuarios, ({ db }, { query }) => listarUsuarios(db, query)),
    leitura(usuariosApi.exportarUsuarios, async (contexto, { query }) => exportarUsuarios(contexto, query)),
    leitura(usuariosApi.obterUsuario, ({ db }, { params }) => obterUsuario(db, params.id)),
    escrita(usuariosApi.criarUsuario, (ato, { body }) => criarUsuario(ato, body)),
    escrita(usuariosApi.editarUsuario, (ato, { body }) => editarUsuario(ato, body)),
    escrita(usuariosApi.aprovarUsuario, (ato, { params, body }) => aprovarUsuario(ato, { ...params, ...body })),
    escrita(usuariosApi.enviarConfirmacao, (ato, { params }) => enviarConfirmacao(ato, params)),
    escrita(usuariosApi.recusarUsuario, (ato, { params, body }) => recusarUsuario(ato, { ...params, ...body })),
    escrita(usuariosApi.desativarUsuario, (ato, { params, body }) => desativarUsuario(ato, { ...params, ...body })),
    escrita(usuariosApi.reativarUsuario, (ato, { params, body }) => reativarUsuario(ato, { ...params, ...body })),
    escrita(usuariosApi.convidarUsuario, (ato, { params }) => convidarDeNovo(ato, params)),
    escrita(usuariosApi.iniciarRedefinicao, (ato, { params }) => iniciarRedefinicao(ato, params)),
    leitura(usuariosApi.sessoesDoUsuario, async ({ db, quem }, { params }) => {
      const usuario = await obterUsuario(db, params.id);
      return { itens: await listarSessoes(db, usuario.id, quem.sessaoId) };
    }),
    escrita(usuariosApi.encerrarSessoes, (ato, { params }) => encerrarSessoes(ato, params)),
    escrita(usuariosApi.retirarSegundoFator, (ato, { params, body }) => retirarSegundoFator(ato, { ...params, ...body })),
    leitura(usuariosApi.historicoDoUsuario, async ({ db }, { params }) => {
      await obterUsuario(db, params.id);
      return { itens: await historicoDe(db, 'usuario', params.id) };
    }),
    leitura(usuariosApi.pessoasSemUsuario, ({ db }, { query }) => listarPessoasSemUsuario(db, query)),
    leitura(usuariosApi.pessoasSemUsuarioPorNome, ({ db }, { query }) => listarPessoasSemUsuario(db, query)),
  ],
};
