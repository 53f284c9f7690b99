import { sql } from 'kysely';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { FormatoSenha } from '#domains/acesso/esquemas.ts';
import { abrirSenha } from '#domains/acesso/server/envelope.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { conferirSenha, recusasDeTroca } from '#domains/acesso/senhas/server/door.ts';
import { conferirContando } from '#domains/acesso/server/tentativas.ts';

/** The password again, before something that only its owner may do. @throws SENHA_ATUAL_INCORRETA on the field `senha`, MUITAS_TENTATIVAS. */
export async function conferirPropriaSenha(
  { db, quem, pedido, servicos }: Contexto,
  { senha, formato }: { senha: string; formato: FormatoSenha },
): Promise<void> {
  const { usuarioId, sessaoId } = quem;
  const { rows } = await sql<{ senha_hash: string | null }>`select senha_hash from usuarios where id = ${usuarioId}`.execute(db);
  const aberta = abrirSenha(servicos.config.credentialKey, senha, formato);
  // Counted for the session: who guesses at the door takes nothing from who is inside.
  if (await conferirContando(db, 'conta', `sessao ${sessaoId}`, () => conferirSenha(aberta, rows[0]?.senha_hash ?? null, true))) return;
  await registrar(db, pedido, { tipo: 'senha.atual_incorreta', usuarioId, sessaoId });
  recusasDeTroca.incorreta();
}
