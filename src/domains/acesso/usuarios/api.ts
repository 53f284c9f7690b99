import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto, paginaDe, paginacaoQuery } from '#shared/listas/paginacao.ts';
import { itemNomeado, linhaDoHistorico, ok } from '../esquemas.ts';
import { sessaoAberta } from '../sessoes/esquemas.ts';
import { confirmacaoDada } from '../confirmacoes/esquemas.ts';
import * as e from './esquemas.ts';

const comVersao = z.strictObject({ versao: campo.versao() });
const historico = z.object({ itens: z.array(linhaDoHistorico) });
const formato = z.enum(['csv', 'xlsx']).default('xlsx');

const filtrosDeUsuarios = {
  ...paginacaoQuery({ colunas: ['nome', 'email', 'situacao', 'ultimoAcessoEm', 'criadoEm'], padrao: 'nome' }),
  Nome: filtroTexto(100),
  Situacao: e.situacaoUsuario.optional(),
  PerfilId: filtroId(),
  Admin: filtroBooleano(),
};

/** What gives power over access or money takes a confirmation of who gives it; without one the refusal names the act. */
const comConfirmacao = { confirmacao: confirmacaoDada.optional() };

/** The person of a user: an existing one, or the name to register (both names, when no person is chosen). */
const pessoaDoUsuario = { pessoaId: campo.id.opcional(), nome: campo.texto({ max: 100 }), sobrenome: campo.textoOpcional(150) };

/** Users: who signs in, and what may be done about it. */
export const usuariosApi = {
  listarUsuarios: defineEndpoint({
    method: 'GET',
    path: 'Usuario/obter-paginado',
    acesso: comPermissao('usuarios:listar'),
    resumo: 'Users by name, e-mail, state and profile',
    query: z.strictObject(filtrosDeUsuarios),
    output: paginaDe(e.linhaUsuario),
  }),
  exportarUsuarios: defineEndpoint({
    method: 'GET',
    path: 'Usuario/exportar',
    acesso: comPermissao('usuarios:listar'),
    resumo: 'The same list as CSV or XLSX',
    query: z.strictObject({ ...filtrosDeUsuarios, Formato: formato }),
    arquivo: true,
  }),
  obterUsuario: defineEndpoint({
    method: 'GET',
    path: 'Usuario/{id}',
    acesso: comPermissao('usuarios:visualizar'),
    resumo: 'One user with profiles',
    params: porId,
    output: e.usuarioCompleto,
  }),
  criarUsuario: defineEndpoint({
    method: 'POST',
    path: 'Usuario',
    acesso: comPermissao('usuarios:criar'),
    resumo: 'Invites somebody: the mail carries a link to choose the password',
    body: z.strictObject({
      ...pessoaDoUsuario,
      email: campo.email(),
      perfis: e.idsDePerfis,
      admin: z.boolean().default(false),
      ...comConfirmacao,
    }),
    output: e.usuarioCompleto,
  }),
  editarUsuario: defineEndpoint({
    method: 'PUT',
    path: 'Usuario',
    acesso: comPermissao('usuarios:editar'),
    resumo: 'Changes name, e-mail, profiles and the administrator flag',
    body: z.strictObject({
      id: campo.id(),
      versao: campo.versao(),
      nome: campo.texto({ max: 100 }),
      sobrenome: campo.textoOpcional(150),
      email: campo.email(),
      perfis: e.idsDePerfis,
      admin: z.boolean(),
      ...comConfirmacao,
    }),
    output: e.usuarioCompleto,
  }),
  aprovarUsuario: defineEndpoint({
    method: 'POST',
    path: 'Usuario/{id}/aprovacao',
    acesso: comPermissao('usuarios:editar'),
    resumo: 'Approves a sign-up: links or registers the person and gives profiles',
    params: porId,
    body: z.strictObject({ versao: campo.versao(), pessoaId: campo.id.opcional(), perfis: e.idsDePerfis, ...comConfirmacao }),
    output: e.usuarioCompleto,
  }),
  enviarConfirmacao: defineEndpoint({
    method: 'POST',
    path: 'Usuario/{id}/confirmacao-email',
    acesso: comPermissao('usuarios:editar'),
    resumo: 'Mails the confirmation link of a sign-up again',
    params: porId,
    output: ok,
  }),
  recusarUsuario: defineEndpoint({
    method: 'POST',
    path: 'Usuario/{id}/recusa',
    acesso: comPermissao('usuarios:editar'),
    resumo: 'Refuses a sign-up',
    params: porId,
    body: comVersao.extend({ motivo: campo.textoOpcional(300) }),
    output: e.usuarioCompleto,
  }),
  desativarUsuario: defineEndpoint({
    method: 'POST',
    path: 'Usuario/{id}/desativacao',
    acesso: comPermissao('usuarios:excluir', 'usuarios:editar'),
    resumo: 'Deactivates a user and ends the sessions at once',
    params: porId,
    body: comVersao.extend({ motivo: campo.textoOpcional(300) }),
    output: e.usuarioCompleto,
  }),
  reativarUsuario: defineEndpoint({
    method: 'POST',
    path: 'Usuario/{id}/reativacao',
    acesso: comPermissao('usuarios:editar'),
    resumo: 'Lets a deactivated user in again',
    params: porId,
    body: comVersao.extend(comConfirmacao),
    output: e.usuarioCompleto,
  }),
  convidarUsuario: defineEndpoint({
    method: 'POST',
    path: 'Usuario/{id}/convite',
    acesso: comPermissao('usuarios:criar', 'usuarios:editar'),
    resumo: 'Mails the invitation again with a new link',
    params: porId,
    output: ok,
  }),
  iniciarRedefinicao: defineEndpoint({
    method: 'POST',
    path: 'Usuario/{id}/redefinicao-senha',
    acesso: comPermissao('usuarios:editar'),
    resumo: 'Mails a reset link to the user; nobody chooses a password for another',
    params: porId,
    output: ok,
  }),
  retirarSegundoFator: defineEndpoint({
    method: 'POST',
    path: 'Usuario/{id}/retirada-segundo-fator',
    acesso: comPermissao('usuarios:editar'),
    resumo: 'An administrator takes the second factor of somebody who lost phone and codes; ends the sessions and tells the mailbox',
    params: porId,
    body: comVersao.extend({ motivo: campo.textoOpcional(300), ...comConfirmacao }),
    output: e.usuarioCompleto,
  }),
  sessoesDoUsuario: defineEndpoint({
    method: 'GET',
    path: 'Usuario/{id}/sessoes',
    acesso: comPermissao('usuarios:visualizar'),
    resumo: 'Open sessions of a user',
    params: porId,
    output: z.object({ itens: z.array(sessaoAberta) }),
  }),
  encerrarSessoes: defineEndpoint({
    method: 'POST',
    path: 'Usuario/{id}/encerramento-sessoes',
    acesso: comPermissao('usuarios:editar'),
    resumo: 'Ends every session of a user',
    params: porId,
    output: z.object({ encerradas: z.number() }),
  }),
  historicoDoUsuario: defineEndpoint({
    method: 'GET',
    path: 'Usuario/{id}/historico',
    acesso: comPermissao('usuarios:visualizar'),
    resumo: 'Who changed what of a user',
    params: porId,
    output: historico,
  }),
  pessoasSemUsuario: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/sem-usuario',
    acesso: comPermissao('usuarios:criar', 'usuarios:editar', 'usuarios:listar'),
    resumo: 'People without a user, paged',
    query: z.strictObject({ ...paginacaoQuery({ colunas: ['nome'], padrao: 'nome', tamanhoPadrao: 50 }), Nome: filtroTexto(100) }),
    output: paginaDe(itemNomeado),
  }),
  pessoasSemUsuarioPorNome: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/sem-usuario-nome',
    acesso: comPermissao('usuarios:criar', 'usuarios:editar', 'usuarios:listar'),
    resumo: 'The first people without a user by part of the name',
    query: z.strictObject({ ...paginacaoQuery({ colunas: ['nome'], padrao: 'nome', tamanhoPadrao: 50 }), Nome: filtroTexto(100) }),
    output: paginaDe(itemNomeado),
  }),
};
