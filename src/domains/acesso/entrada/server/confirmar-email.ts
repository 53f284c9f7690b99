import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { entradaApi } from '../api.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { abrirSenha } from '#domains/acesso/server/envelope.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { conferirSenha } from '#domains/acesso/senhas/server/door.ts';
import { lerConfirmacaoFeita, lerLink, usarLink } from '#domains/acesso/links/server/door.ts';
import { conferirContando, contandoErros } from '#domains/acesso/server/tentativas.ts';

/**
 * The mailbox of a sign-up answered: only now can it be approved. Whoever confirms gives the password of the sign-up, so
 * that nobody confirms one that somebody else made in their name; and programs that open the links of mails confirm nothing.
 * The same link again answers the same.
 * @throws LINK_INVALIDO, SENHA_DO_CADASTRO_INCORRETA, MUITAS_TENTATIVAS (wrong links by address, wrong passwords by sign-up).
 */
export async function confirmarEmail(
  { db, pedido, servicos }: ContextoPublico,
  { body }: EntradaServidor<typeof entradaApi.confirmarEmail>,
): Promise<{ nome: string }> {
  const senha = abrirSenha(servicos.config.credentialKey, body.senha, body.formato);
  const confirmado = await lerConfirmacaoFeita(db, body.token);
  const dono = confirmado ?? (await contandoErros(db, 'link', pedido.ip, () => lerLink(db, body.token, ['confirmacao'])));
  if (!(await conferirContando(db, 'conta', `cadastro ${dono.usuarioId}`, () => conferirSenha(senha, dono.senhaHash))))
    throw errosAcesso.SENHA_DO_CADASTRO_INCORRETA({}, { campos: ['senha'] });
  if (confirmado) return { nome: confirmado.nome };
  const { usuarioId, nome } = await transacao(db, async (tx) => {
    const link = await usarLink(tx, body.token, ['confirmacao']).catch(async (causa: unknown) => {
      // Of two at once the second finds it done.
      const feita = await lerConfirmacaoFeita(tx, body.token);
      if (feita?.senhaHash !== dono.senhaHash) throw causa;
      return null;
    });
    if (link === null) return dono;
    // Signed up again meanwhile, with another password: this one confirms nothing.
    if (link.senhaHash !== dono.senhaHash) throw errosAcesso.SENHA_DO_CADASTRO_INCORRETA({}, { campos: ['senha'] });
    await marcarEmailConfirmado({ tx, origem: pedido }, link.usuarioId);
    return link;
  });
  await registrar(db, pedido, { tipo: 'cadastro.email_confirmado', usuarioId });
  return { nome };
}

/** Notes that the mailbox of a user answered; also for the demo school, whose people have no mailbox. */
export async function marcarEmailConfirmado({ tx, origem }: Pick<Ato, 'tx' | 'origem'>, usuarioId: number): Promise<void> {
  await sql`update usuarios set email_confirmado_em = now(), versao = versao + 1, updated_at = now() where id = ${usuarioId}`.execute(tx);
  const quem = { processo: 'confirmação de e-mail' };
  await auditar({ tx, quem, origem }, { acao: 'usuario.email_confirmado', alvoTipo: 'usuario', alvoId: usuarioId });
}
