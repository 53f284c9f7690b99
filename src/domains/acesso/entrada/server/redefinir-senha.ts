import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { ContextoPublico } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { entradaApi } from '../api.ts';
import { situacaoApos } from '#domains/acesso/situacoes.ts';
import { enviarLink, escrever } from '#domains/acesso/links/server/door.ts';
import { registrar, registrarAmostra } from '#domains/acesso/server/eventos.ts';
import { abrirSenhaNova, conferirSenhaNova, gerarHash } from '#domains/acesso/senhas/server/door.ts';
import { lerLink, temLinkRecente, usarLink } from '#domains/acesso/links/server/door.ts';
import { revogarSessoes } from '#domains/acesso/sessoes/server/door.ts';
import { lembrarAparelho } from '#domains/acesso/server/aparelhos.ts';
import { chaveDeTentativa, contandoErros, esquecerTentativas } from '#domains/acesso/server/tentativas.ts';

/**
 * Mails a reset link to an active user, at most one each five minutes, whoever asks and from wherever: that bounds what is asked for an account, and
 * of one that there is not nothing comes but a look. Nobody is refused, so nobody keeps others out. The answer is the same for everybody.
 */
export async function esqueceuSenha(
  contexto: ContextoPublico,
  { body }: EntradaServidor<typeof entradaApi.esqueceuSenha>,
): Promise<{ ok: true }> {
  const { db, pedido, servicos } = contexto;
  const enviado = await transacao(db, async (tx) => {
    const { rows } = await sql<{ id: number; nome: string; email: string; situacao: string }>`
      select id, nome, email, situacao from usuarios where email = ${body.email} and situacao in ('ativo', 'convidado') for update`.execute(
      tx,
    );
    const [usuario] = rows;
    if (!usuario) return null;
    const tipo = usuario.situacao === 'convidado' ? 'convite' : 'redefinicao';
    if (await temLinkRecente(tx, usuario.id, tipo)) return null;
    await enviarLink(tx, contexto, tipo, usuario);
    return usuario.id;
  });
  const evento = { tipo: 'senha.redefinicao_pedida', usuarioId: enviado } as const;
  // Of a flood of accounts that there are not, or that were told already, a few a minute say all that there is to say.
  if (enviado === null) await registrarAmostra(servicos, pedido, { ...evento, motivo: 'sem_email' });
  else await registrar(db, pedido, { ...evento, motivo: 'email_enviado' });
  return { ok: true };
}

/** What the page of a link shows first. @throws LINK_INVALIDO, MUITAS_TENTATIVAS (by address). */
export async function obterLink({ db, pedido }: ContextoPublico, { params }: EntradaServidor<typeof entradaApi.obterLink>) {
  const { tipo, nome, expiraEm } = await contandoErros(db, 'link', pedido.ip, () => lerLink(db, params.token));
  return { tipo: tipo === 'convite' ? ('convite' as const) : ('redefinicao' as const), nome, expiraEm };
}

/**
 * Chooses a password with a link of a reset or an invitation: every session of the user ends, the failed attempts are
 * forgotten, and the mailbox is told. Nobody is signed in by it.
 * @throws LINK_INVALIDO, SENHA_RECUSADA, MUITAS_TENTATIVAS (by address).
 */
export async function redefinirSenha(
  contexto: ContextoPublico,
  { body }: EntradaServidor<typeof entradaApi.redefinirSenha>,
): Promise<{ ok: true }> {
  const { db, pedido, servicos } = contexto;
  const dono = await contandoErros(db, 'link', pedido.ip, () => lerLink(db, body.token));
  const senha = abrirSenhaNova(servicos.config.credentialKey, body);
  await conferirSenhaNova(db, senha, dono);
  const senhaHash = await gerarHash(senha);
  await transacao(db, async (tx) => {
    const link = await usarLink(tx, body.token);
    const situacao = link.tipo === 'convite' ? situacaoApos(link.situacao, 'aceite') : link.situacao;
    if (situacao === 'ativo' && link.pessoaId === null) throw errosComuns.NAO_ENCONTRADO();
    await sql`update usuarios set senha_hash = ${senhaHash}, senha_alterada_em = now(), situacao = ${situacao},
      termos_aceitos_em = coalesce(termos_aceitos_em, now()), email_confirmado_em = coalesce(email_confirmado_em, now()), versao = versao + 1, updated_at = now() where id = ${link.usuarioId}`.execute(
      tx,
    );
    await revogarSessoes(tx, link.usuarioId, 'senha_redefinida');
    await esquecerTentativas(tx, chaveDeTentativa('conta', link.email));
    // The mailbox answered on this browser: guesses made elsewhere do not keep the owner out of it.
    await lembrarAparelho(tx, contexto, link.usuarioId);
    const acao = link.tipo === 'convite' ? 'usuario.convite_aceito' : 'usuario.senha_redefinida';
    await auditar(
      { tx, quem: { processo: 'redefinição de senha' }, origem: pedido },
      { acao, alvoTipo: 'usuario', alvoId: link.usuarioId },
    );
    await escrever(tx, contexto, link.email, 'senhaTrocada', { caminho: '/esqueceu-sua-senha' });
  });
  await registrar(db, pedido, { tipo: 'senha.redefinida', usuarioId: dono.usuarioId });
  return { ok: true };
}
