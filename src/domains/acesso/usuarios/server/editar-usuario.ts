import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { usuariosApi } from '../api.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { entregarAcesso } from './entregar-acesso.ts';
import { obterUsuario, type UsuarioCompleto } from './queries.ts';
import { enviarLink, escrever } from '#domains/acesso/links/server/door.ts';
import { anularLinks } from '#domains/acesso/links/server/door.ts';
import { revogarSessoes } from '#domains/acesso/sessoes/server/door.ts';
import {
  conferirAlcance,
  conferirOutroAdministrador,
  gravarPerfis,
  lerPerfis,
  usuarioParaAlterar,
  usuarioParaAuditoria,
} from './usuario-para-alterar.ts';
import '#domains/acesso/server/restricoes.ts';

/**
 * Changes a user. Nobody but an administrator changes the own access, or that of whoever manages access. Taking a profile
 * or the administrator flag away, or changing the e-mail, ends the user's sessions; a changed e-mail of a sign-up that waits
 * has to be confirmed again, that of somebody invited gets the invitation, for others whoever changes it answers for it.
 * @throws VERSAO_DESATUALIZADA, PROPRIO_ACESSO, SO_ADMINISTRADOR, ULTIMO_ADMINISTRADOR, EMAIL_EM_USO.
 */
export async function editarUsuario(
  ato: ContextoEscrita,
  dados: EntradaServidor<typeof usuariosApi.editarUsuario>['body'],
): Promise<UsuarioCompleto> {
  const { tx, quem } = ato;
  const { id, nome, sobrenome, email, admin } = dados;
  const antes = await usuarioParaAlterar(tx, id, dados.versao);
  const [perfis, anteriores] = [
    await lerPerfis(tx, dados.perfis),
    await lerPerfis(
      tx,
      antes.perfis.map((perfil) => perfil.id),
    ),
  ];
  const ficam = new Set(perfis.map((perfil) => perfil.id));
  const perdeu = anteriores.some((perfil) => !ficam.has(perfil.id));
  const mudouAcesso = perdeu || perfis.length !== anteriores.length || admin !== antes.admin || email !== antes.email;
  if (!quem.admin && id === quem.usuarioId && mudouAcesso) throw errosAcesso.PROPRIO_ACESSO();
  conferirAlcance(quem, { admin: admin || antes.admin }, [...perfis, ...anteriores]);
  if (antes.admin && !admin && antes.situacao === 'ativo') await conferirOutroAdministrador(tx, id);
  const trocou = email !== antes.email;
  const confirmacao = trocou && antes.situacao !== 'ativo' && antes.situacao !== 'inativo' ? null : sql.ref('email_confirmado_em');
  await sql`update usuarios set nome = ${nome}, sobrenome = ${sobrenome}, email = ${email}, admin = ${admin}, email_confirmado_em = ${confirmacao}, versao = versao + 1, updated_at = now() where id = ${id}`.execute(
    tx,
  );
  await gravarPerfis(tx, id, [...ficam]);
  // A link mailed to the old address must not open the account of the new one.
  if (trocou) await anularLinks(tx, id);
  if (trocou && antes.situacao === 'pendente') await enviarLink(tx, ato, 'confirmacao', { id, email });
  if (trocou && antes.situacao === 'convidado') await enviarLink(tx, ato, 'convite', { id, email });
  // Whoever owned the account hears of it where it was theirs.
  if (trocou && antes.situacao === 'ativo') await escrever(tx, ato, antes.email, 'emailTrocado');
  if (perdeu || admin !== antes.admin || trocou) await revogarSessoes(tx, id, 'acesso_alterado');
  const depois = await obterUsuario(tx, id);
  await auditar(ato, {
    acao: 'usuario.editado',
    alvoTipo: 'usuario',
    alvoId: id,
    antes: usuarioParaAuditoria(antes),
    depois: usuarioParaAuditoria(depois),
  });
  await entregarAcesso(ato, antes, depois, dados);
  return depois;
}
