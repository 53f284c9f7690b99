import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { usuariosApi } from '../api.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { situacaoApos, type SituacaoUsuario, type VerboUsuario } from '#domains/acesso/situacoes.ts';
import { entregarAcesso } from './entregar-acesso.ts';
import { obterUsuario, type UsuarioCompleto } from './queries.ts';
import { enviarLink, escrever } from '#domains/acesso/links/server/door.ts';
import { pessoaDoUsuario } from './criar-usuario.ts';
import { fimDeAcessoDeQuemEntra } from './fim-de-acesso.ts';
import { anularLinks, temLinkRecente } from '#domains/acesso/links/server/door.ts';
import { revogarSessoes } from '#domains/acesso/sessoes/server/door.ts';
import {
  conferirAlcance,
  conferirOutroAdministrador,
  gravarPerfis,
  lerPerfis,
  usuarioParaAlterar,
  usuarioParaAuditoria,
} from './usuario-para-alterar.ts';

type ComVersao = { id: number; versao: number; motivo?: string | null };
type Conclusao = { motivo?: string | null | undefined; confirmacao?: string | undefined };

/** The user locked, the reach of the author checked, the next state known. */
async function preparar(
  { tx, quem }: ContextoEscrita,
  id: number,
  verbo: VerboUsuario,
  versao?: number,
): Promise<{ antes: UsuarioCompleto; situacao: SituacaoUsuario }> {
  const antes = await usuarioParaAlterar(tx, id, versao);
  conferirAlcance(
    quem,
    antes,
    await lerPerfis(
      tx,
      antes.perfis.map((perfil) => perfil.id),
    ),
  );
  return { antes, situacao: situacaoApos(antes.situacao, verbo, antes.temSenha) };
}

async function concluir(
  ato: ContextoEscrita,
  antes: UsuarioCompleto,
  acao: string,
  { motivo, confirmacao }: Conclusao = {},
): Promise<UsuarioCompleto> {
  const depois = await obterUsuario(ato.tx, antes.id);
  await auditar(ato, {
    acao,
    alvoTipo: 'usuario',
    alvoId: antes.id,
    antes: usuarioParaAuditoria(antes),
    depois: usuarioParaAuditoria(depois),
    motivo: motivo ?? null,
  });
  await entregarAcesso(ato, antes, depois, { confirmacao });
  return depois;
}

/**
 * Approves a sign-up whose mailbox answered: the person is linked or registered, profiles are given, the mailbox is told.
 * @throws SITUACAO_NAO_PERMITE, EMAIL_NAO_CONFIRMADO, SO_ADMINISTRADOR, PESSOA_JA_TEM_USUARIO, PESSOA_DEMITIDA, VERSAO_DESATUALIZADA.
 */
export async function aprovarUsuario(
  ato: ContextoEscrita,
  { id, ...dados }: { id: number } & EntradaServidor<typeof usuariosApi.aprovarUsuario>['body'],
): Promise<UsuarioCompleto> {
  const { tx, quem, pedido } = ato;
  const { antes, situacao } = await preparar(ato, id, 'aprovacao', dados.versao);
  if (!antes.emailConfirmado) throw errosAcesso.EMAIL_NAO_CONFIRMADO();
  const perfis = await lerPerfis(tx, dados.perfis);
  conferirAlcance(quem, { admin: false }, perfis);
  const pessoaId = await pessoaDoUsuario(ato, dados.pessoaId, antes, pedido);
  const fim = await fimDeAcessoDeQuemEntra(ato, pessoaId, 'pessoaId');
  await sql`update usuarios set situacao = ${situacao}, pessoa_id = ${pessoaId}, acesso_encerra_em = ${fim}, versao = versao + 1, updated_at = now() where id = ${antes.id}`.execute(
    tx,
  );
  await gravarPerfis(
    tx,
    antes.id,
    perfis.map((perfil) => perfil.id),
  );
  await escrever(tx, ato, antes.email, 'aprovado', { caminho: '/login', usuarioId: antes.id });
  return concluir(ato, antes, 'usuario.aprovado', dados);
}

/** Refuses a sign-up. @throws SITUACAO_NAO_PERMITE, VERSAO_DESATUALIZADA. */
export async function recusarUsuario(ato: ContextoEscrita, { id, ...dados }: ComVersao): Promise<UsuarioCompleto> {
  const { antes, situacao } = await preparar(ato, id, 'recusa', dados.versao);
  await sql`update usuarios set situacao = ${situacao}, versao = versao + 1, updated_at = now() where id = ${antes.id}`.execute(ato.tx);
  return concluir(ato, antes, 'usuario.recusado', dados);
}

/**
 * Deactivates a user: the sessions are dead at their next request.
 * @throws SITUACAO_NAO_PERMITE, PROPRIO_ACESSO (nobody locks oneself out), ULTIMO_ADMINISTRADOR, SO_ADMINISTRADOR.
 */
export async function desativarUsuario(ato: ContextoEscrita, { id, ...dados }: ComVersao): Promise<UsuarioCompleto> {
  const { tx, quem } = ato;
  const { antes, situacao } = await preparar(ato, id, 'desativacao', dados.versao);
  if (antes.admin) await conferirOutroAdministrador(tx, antes.id);
  if (antes.id === quem.usuarioId) throw errosAcesso.PROPRIO_ACESSO();
  await sql`update usuarios set situacao = ${situacao}, versao = versao + 1, updated_at = now() where id = ${antes.id}`.execute(tx);
  await anularLinks(tx, antes.id);
  await revogarSessoes(tx, antes.id, 'usuario_desativado');
  return concluir(ato, antes, 'usuario.desativado', dados);
}

/**
 * Lets a deactivated user in again, until the dismissal of the employee record when there is one to come.
 * @throws SITUACAO_NAO_PERMITE, SO_ADMINISTRADOR, PESSOA_DEMITIDA.
 */
export async function reativarUsuario(
  ato: ContextoEscrita,
  { id, ...dados }: ComVersao & Pick<Conclusao, 'confirmacao'>,
): Promise<UsuarioCompleto> {
  const { antes, situacao } = await preparar(ato, id, 'reativacao', dados.versao);
  const fim = await fimDeAcessoDeQuemEntra(ato, antes.pessoaId);
  await sql`update usuarios set situacao = ${situacao}, acesso_encerra_em = ${fim}, versao = versao + 1, updated_at = now() where id = ${antes.id}`.execute(
    ato.tx,
  );
  if (situacao === 'convidado') await enviarLink(ato.tx, ato, 'convite', antes);
  return concluir(ato, antes, 'usuario.reativado', dados);
}

/** Mails the invitation again; the earlier link stops working. @throws SITUACAO_NAO_PERMITE. */
export async function convidarDeNovo(ato: ContextoEscrita, { id }: { id: number }): Promise<{ ok: true }> {
  const { antes } = await preparar(ato, id, 'convite');
  await enviarLink(ato.tx, ato, 'convite', antes);
  await concluir(ato, antes, 'usuario.convidado_de_novo');
  return { ok: true };
}

/** Mails a reset link to the user, at most one each five minutes. @throws SITUACAO_NAO_PERMITE. */
export async function iniciarRedefinicao(ato: ContextoEscrita, { id }: { id: number }): Promise<{ ok: true }> {
  const { antes } = await preparar(ato, id, 'redefinicao');
  if (!(await temLinkRecente(ato.tx, antes.id, 'redefinicao'))) await enviarLink(ato.tx, ato, 'redefinicao', antes);
  await concluir(ato, antes, 'usuario.redefinicao_iniciada');
  return { ok: true };
}
