import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { entradaApi } from '../api.ts';
import { escrever } from '#domains/acesso/links/server/door.ts';
import { abrirSenha } from '#domains/acesso/server/envelope.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { abrirSenhaNova, conferirSenha, conferirSenhaNova, gerarHash, recusasDeTroca } from '#domains/acesso/senhas/server/door.ts';
import { anularLinks } from '#domains/acesso/links/server/door.ts';
import { abrirSessao, revogarSessoes } from '#domains/acesso/sessoes/server/door.ts';
import { chaveDeTentativa, conferirContando, esquecerTentativas } from '#domains/acesso/server/tentativas.ts';

/**
 * Changes the own password: every session of the user ends, this one too, and a new one opens here. It runs outside the
 * idempotency of writes on purpose: neither a password nor a token may be stored with an answer.
 * @throws SENHA_RECUSADA, SENHA_ATUAL_INCORRETA naming the field, MUITAS_TENTATIVAS.
 */
export async function alterarSenha(
  contexto: Contexto,
  { body }: EntradaServidor<typeof entradaApi.alterarSenha>,
): Promise<{ accessToken: string }> {
  const { db, quem, pedido, servicos } = contexto;
  const { usuarioId, nome, sobrenome, email, pessoaId, admin, permissoes } = quem;
  const { rows } = await sql<{ senha_hash: string | null }>`select senha_hash from usuarios where id = ${usuarioId}`.execute(db);
  const guardado = rows[0]?.senha_hash ?? null;
  const atual = abrirSenha(servicos.config.credentialKey, body.senhaAtual, body.formato);
  if (!(await conferirContando(db, 'conta', `sessao ${quem.sessaoId}`, () => conferirSenha(atual, guardado, true)))) {
    await registrar(db, pedido, { tipo: 'senha.atual_incorreta', usuarioId, sessaoId: quem.sessaoId });
    return recusasDeTroca.atualIncorreta();
  }
  const senha = abrirSenhaNova(servicos.config.credentialKey, body);
  await conferirSenhaNova(db, senha, { nome, sobrenome, email, pessoaId });
  if (await conferirSenha(senha, guardado, true)) return recusasDeTroca.igual();
  const senhaHash = await gerarHash(senha);
  const accessToken = await transacao(db, async (tx) => {
    await sql`update usuarios set senha_hash = ${senhaHash}, senha_alterada_em = now(), updated_at = now() where id = ${usuarioId}`.execute(
      tx,
    );
    // A link that somebody else asked for, and may hold, sets no other.
    await anularLinks(tx, usuarioId);
    await revogarSessoes(tx, usuarioId, 'senha_alterada');
    await esquecerTentativas(tx, chaveDeTentativa('conta', email));
    const nova = await abrirSessao(tx, contexto, { id: usuarioId, nome, admin, permissoes });
    await auditar({ tx, quem, origem: pedido }, { acao: 'usuario.senha_alterada', alvoTipo: 'usuario', alvoId: usuarioId });
    await escrever(tx, contexto, email, 'senhaTrocada', { caminho: '/esqueceu-sua-senha' });
    return nova.accessToken;
  });
  await registrar(db, pedido, { tipo: 'senha.alterada', usuarioId });
  return { accessToken };
}
