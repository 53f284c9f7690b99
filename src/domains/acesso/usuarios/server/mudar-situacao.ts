import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { usuariosApi } from '../api.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { situacaoApos, type SituacaoUsuario, type VerboUsuario } from '#domains/acesso/situacoes.ts';
import { obterUsuario, type UsuarioCompleto } from './consultas-usuarios.ts';
import { enviarLink, escrever } from '#domains/acesso/links/server/door.ts';
import { pessoaDoUsuario } from './criar-usuario.ts';
import { fimDeAcessoDeQuemEntra } from './fim-de-acesso.ts';
import { anularLinks, temLinkRecente } from '#domains/acesso/links/server/door.ts';
import { revogarSessoes } from '#domains/acesso/sessoes/server/door.ts';
import {
  exigirAlcance,
  exigirOutroAdministrador,
  gravarPerfis,
  lerPerfis,
  usuarioParaAlterar,
  usuarioParaAuditoria,
} from './usuario-para-alterar.ts';

type ComVersao = { params: { id: number }; body: { versao: number; motivo?: string | null } };

/** The user locked, the reach of the author checked, the next state known. */
async function preparar(
  { tx, quem }: ContextoEscrita,
  id: number,
  verbo: VerboUsuario,
  versao?: number,
): Promise<{ antes: UsuarioCompleto; situacao: SituacaoUsuario }> {
  const antes = await usuarioParaAlterar(tx, id, versao);
  exigirAlcance(
    quem,
    antes,
    await lerPerfis(
      tx,
      antes.perfis.map((perfil) => perfil.id),
    ),
  );
  return { antes, situacao: situacaoApos(antes.situacao, verbo, antes.temSenha) };
}

async function concluir(ato: ContextoEscrita, antes: UsuarioCompleto, acao: string, motivo?: string | null): Promise<UsuarioCompleto> {
  const depois = await obterUsuario(ato.tx, antes.id);
  await auditar(ato, {
    acao,
    alvoTipo: 'usuario',
    alvoId: antes.id,
    antes: usuarioParaAuditoria(antes),
    depois: usuarioParaAuditoria(depois),
    motivo: motivo ?? null,
  });
  return depois;
}

/**
 * Approves a sign-up whose mailbox answered: the person is linked or registered, profiles are given, the mailbox is told.
 * @throws SITUACAO_NAO_PERMITE, EMAIL_NAO_CONFIRMADO, SO_ADMINISTRADOR, PESSOA_JA_TEM_USUARIO, PESSOA_DEMITIDA, VERSAO_DESATUALIZADA.
 */
export async function aprovarUsuario(
  contexto: ContextoEscrita,
  { params, body }: EntradaServidor<typeof usuariosApi.aprovarUsuario>,
): Promise<UsuarioCompleto> {
  const { tx, quem, pedido } = contexto;
  const { antes, situacao } = await preparar(contexto, params.id, 'aprovacao', body.versao);
  if (!antes.emailConfirmado) throw errosAcesso.EMAIL_NAO_CONFIRMADO();
  const perfis = await lerPerfis(tx, body.perfis);
  exigirAlcance(quem, { admin: false }, perfis);
  const pessoaId = await pessoaDoUsuario(contexto, body.pessoaId, antes, pedido);
  const fim = await fimDeAcessoDeQuemEntra(contexto, pessoaId, 'pessoaId');
  await sql`update usuarios set situacao = ${situacao}, pessoa_id = ${pessoaId}, acesso_encerra_em = ${fim}, versao = versao + 1, updated_at = now() where id = ${antes.id}`.execute(
    tx,
  );
  await gravarPerfis(
    tx,
    antes.id,
    perfis.map((perfil) => perfil.id),
  );
  await escrever(tx, contexto, antes.email, 'aprovado', { caminho: '/login', usuarioId: antes.id });
  return concluir(contexto, antes, 'usuario.aprovado');
}

/** Refuses a sign-up. @throws SITUACAO_NAO_PERMITE, VERSAO_DESATUALIZADA. */
export async function recusarUsuario(contexto: ContextoEscrita, { params, body }: ComVersao): Promise<UsuarioCompleto> {
  const { antes, situacao } = await preparar(contexto, params.id, 'recusa', body.versao);
  await sql`update usuarios set situacao = ${situacao}, versao = versao + 1, updated_at = now() where id = ${antes.id}`.execute(
    contexto.tx,
  );
  return concluir(contexto, antes, 'usuario.recusado', body.motivo);
}

/**
 * Deactivates a user: the sessions are dead at their next request.
 * @throws SITUACAO_NAO_PERMITE, PROPRIO_ACESSO (nobody locks oneself out), ULTIMO_ADMINISTRADOR, SO_ADMINISTRADOR.
 */
export async function desativarUsuario(contexto: ContextoEscrita, { params, body }: ComVersao): Promise<UsuarioCompleto> {
  const { tx, quem } = contexto;
  const { antes, situacao } = await preparar(contexto, params.id, 'desativacao', body.versao);
  if (antes.admin) await exigirOutroAdministrador(tx, antes.id);
  if (antes.id === quem.usuarioId) throw errosAcesso.PROPRIO_ACESSO();
  await sql`update usuarios set situacao = ${situacao}, versao = versao + 1, updated_at = now() where id = ${antes.id}`.execute(tx);
  await anularLinks(tx, antes.id);
  await revogarSessoes(tx, antes.id, 'usuario_desativado');
  return concluir(contexto, antes, 'usuario.desativado', body.motivo);
}

/**
 * Lets a deactivated user in again, until the dismissal of the employee record when there is one to come.
 * @throws SITUACAO_NAO_PERMITE, SO_ADMINISTRADOR, PESSOA_DEMITIDA.
 */
export async function reativarUsuario(contexto: ContextoEscrita, { params, body }: ComVersao): Promise<UsuarioCompleto> {
  const { antes, situacao } = await preparar(contexto, params.id, 'reativacao', body.versao);
  const fim = await fimDeAcessoDeQuemEntra(contexto, antes.pessoaId);
  await sql`update usuarios set situacao = ${situacao}, acesso_encerra_em = ${fim}, versao = versao + 1, updated_at = now() where id = ${antes.id}`.execute(
    contexto.tx,
  );
  if (situacao === 'convidado') await enviarLink(contexto.tx, contexto, 'convite', antes);
  return concluir(contexto, antes, 'usuario.reativado');
}

/** Mails the invitation again; the earlier link stops working. @throws SITUACAO_NAO_PERMITE. */
export async function convidarDeNovo(contexto: ContextoEscrita, { params }: { params: { id: number } }): Promise<{ ok: true }> {
  const { antes } = await preparar(contexto, params.id, 'convite');
  await enviarLink(contexto.tx, contexto, 'convite', antes);
  await concluir(contexto, antes, 'usuario.convidado_de_novo');
  return { ok: true };
}

/** Mails a reset link to the user, at most one each five minutes. @throws SITUACAO_NAO_PERMITE. */
export async function iniciarRedefinicao(contexto: ContextoEscrita, { params }: { params: { id: number } }): Promise<{ ok: true }> {
  const { antes } = await preparar(contexto, params.id, 'redefinicao');
  if (!(await temLinkRecente(contexto.tx, antes.id, 'redefinicao'))) await enviarLink(contexto.tx, contexto, 'redefinicao', antes);
  await concluir(contexto, antes, 'usuario.redefinicao_iniciada');
  return { ok: true };
}
