import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { acao, escrita, leitura, publica, type Sala } from '#platform/server/http/rota.ts';
import { acessoApi as api } from '#domains/acesso/usuarios/api.ts';
import { alterarSenha } from './alterar-senha.ts';
import { autenticar } from './autenticar.ts';
import { cadastrar } from './cadastrar.ts';
import { confirmarEmail, enviarConfirmacao } from './confirmar-email.ts';
import { exportarPerfis, listPerfis, obterPerfil, obterPermissoes } from '#domains/acesso/perfis/server/consultas-perfis.ts';
import { exportarUsuarios, listPessoasSemUsuario, listUsuarios, obterUsuario } from '#domains/acesso/usuarios/server/consultas-usuarios.ts';
import { criarUsuario } from '#domains/acesso/usuarios/server/criar-usuario.ts';
import { editarUsuario } from '#domains/acesso/usuarios/server/editar-usuario.ts';
import { encerrarMinhaSessao, encerrarOutrasSessoes, encerrarSessoes } from '#domains/acesso/sessoes/server/encerrar-sessoes.ts';
import { excluirFiltro, listFiltros, salvarFiltro } from '#domains/acesso/filtros/server/filtros-salvos.ts';
import {
  aprovarUsuario,
  convidarDeNovo,
  desativarUsuario,
  iniciarRedefinicao,
  reativarUsuario,
  recusarUsuario,
} from '#domains/acesso/usuarios/server/mudar-situacao.ts';
import { consultarPrimeiroAcesso, primeiroAcesso } from './primeiro-acesso.ts';
import { consultarLink, esqueceuSenha, redefinirSenha } from './redefinir-senha.ts';
import { retirarSegundoFator } from '#domains/acesso/usuarios/server/retirar-segundo-fator.ts';
import { sair } from '#domains/acesso/sessoes/server/sair.ts';
import { criarPerfil, editarPerfil, excluirPerfil, salvarPermissoes } from '#domains/acesso/perfis/server/salvar-perfil.ts';
import {
  ativarSegundoFator,
  desativarSegundoFator,
  lerSegundoFator,
  prepararSegundoFator,
  renovarCodigos,
} from '#domains/acesso/segundo-fator/server/segundo-fator.ts';
import { listSessoes } from '#domains/acesso/sessoes/server/sessoes.ts';
import { tokenValido } from '#domains/acesso/sessoes/server/token-valido.ts';

export const rotas = [
  publica(api.autenticar, autenticar),
  publica(api.chaveEnvelope, async ({ servicos }) => ({
    chave: servicos.config.credentialKey.toString('base64'),
    formato: 'aes-cbc' as const,
  })),
  leitura(api.tokenValido, (contexto, { query }) => tokenValido(contexto, query.ComFoto === 'true')),
  escrita(api.invalidarToken, sair),
  publica(api.cadastrar, cadastrar),
  publica(api.confirmarEmail, confirmarEmail),
  publica(api.esqueceuSenha, esqueceuSenha),
  publica(api.consultarLink, consultarLink),
  publica(api.redefinirSenha, redefinirSenha),
  publica(api.consultarPrimeiroAcesso, consultarPrimeiroAcesso),
  publica(api.primeiroAcesso, primeiroAcesso),
  acao(api.alterarSenha, alterarSenha),
  leitura(api.segundoFator, ({ db, quem }) => lerSegundoFator(db, quem.usuarioId)),
  acao(api.prepararSegundoFator, prepararSegundoFator),
  acao(api.ativarSegundoFator, ativarSegundoFator),
  acao(api.renovarCodigosDeRecuperacao, renovarCodigos),
  acao(api.desativarSegundoFator, desativarSegundoFator),
  leitura(api.minhasSessoes, async ({ db, quem }) => ({ itens: await listSessoes(db, quem.usuarioId, quem.sessaoId) })),
  escrita(api.encerrarMinhaSessao, encerrarMinhaSessao),
  escrita(api.encerrarOutrasSessoes, encerrarOutrasSessoes),

  leitura(api.listUsuarios, ({ db }, { query }) => listUsuarios(db, query)),
  leitura(api.exportarUsuarios, async (contexto, { query }) => exportarUsuarios(contexto, query)),
  leitura(api.obterUsuario, ({ db }, { params }) => obterUsuario(db, params.id)),
  escrita(api.criarUsuario, criarUsuario),
  escrita(api.editarUsuario, editarUsuario),
  escrita(api.aprovarUsuario, aprovarUsuario),
  escrita(api.enviarConfirmacao, enviarConfirmacao),
  escrita(api.recusarUsuario, recusarUsuario),
  escrita(api.desativarUsuario, desativarUsuario),
  escrita(api.reativarUsuario, reativarUsuario),
  escrita(api.convidarUsuario, convidarDeNovo),
  escrita(api.iniciarRedefinicao, iniciarRedefinicao),
  leitura(api.sessoesDoUsuario, async ({ db, quem }, { params }) => {
    const usuario = await obterUsuario(db, params.id);
    return { itens: await listSessoes(db, usuario.id, quem.sessaoId) };
  }),
  escrita(api.encerrarSessoes, encerrarSessoes),
  escrita(api.retirarSegundoFator, retirarSegundoFator),
  leitura(api.historicoDoUsuario, async ({ db }, { params }) => {
    await obterUsuario(db, params.id);
    return { itens: await historicoDe(db, 'usuario', params.id) };
  }),
  leitura(api.pessoasSemUsuario, ({ db }, { query }) => listPessoasSemUsuario(db, query)),
  leitura(api.pessoasSemUsuarioPorNome, ({ db }, { query }) => listPessoasSemUsuario(db, query)),

  leitura(api.listPerfis, ({ db }, { query }) => listPerfis(db, query)),
  leitura(api.exportarPerfis, async (contexto, { query }) => exportarPerfis(contexto, query)),
  leitura(api.obterPerfil, ({ db }, { params }) => obterPerfil(db, params.id)),
  escrita(api.criarPerfil, criarPerfil),
  escrita(api.editarPerfil, editarPerfil),
  escrita(api.excluirPerfil, excluirPerfil),
  leitura(api.obterPermissoes, ({ db, quem }, { params }) => obterPermissoes(db, quem, params.id)),
  escrita(api.salvarPermissoes, salvarPermissoes),
  leitura(api.historicoDoPerfil, async ({ db }, { params }) => {
    await obterPerfil(db, params.id);
    return { itens: await historicoDe(db, 'perfil', params.id) };
  }),

  leitura(api.listFiltros, async ({ db, quem }, { query }) => ({ itens: await listFiltros(db, quem, query.Tela) })),
  escrita(api.salvarFiltro, salvarFiltro),
  escrita(api.excluirFiltro, excluirFiltro),
];

/** The room as the portal registers it. */
export const acesso: Sala = { nome: 'acesso', api, rotas };
