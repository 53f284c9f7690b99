import { auditar } from '#platform/server/auditoria/audit.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { enviarLink } from '#domains/acesso/links/server/door.ts';
import { temLinkRecente } from '#domains/acesso/links/server/door.ts';
import { usuarioParaAlterar } from './usuario-para-alterar.ts';

/** Mails the confirmation of a sign-up again, at most one each five minutes. @throws SITUACAO_NAO_PERMITE, EMAIL_JA_CONFIRMADO. */
export async function enviarConfirmacao(ato: ContextoEscrita, { id }: { id: number }): Promise<{ ok: true }> {
  const { tx } = ato;
  const usuario = await usuarioParaAlterar(tx, id);
  if (usuario.emailConfirmado) throw errosAcesso.EMAIL_JA_CONFIRMADO();
  if (usuario.situacao !== 'pendente' && usuario.situacao !== 'recusado') throw errosAcesso.SEM_CONFIRMACAO_A_ENVIAR();
  if (!(await temLinkRecente(tx, usuario.id, 'confirmacao'))) await enviarLink(tx, ato, 'confirmacao', usuario);
  await auditar(ato, { acao: 'usuario.confirmacao_enviada', alvoTipo: 'usuario', alvoId: usuario.id });
  return { ok: true };
}
