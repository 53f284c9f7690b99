import { sql } from 'kysely';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { FormatoSenha } from '#domains/acesso/esquemas.ts';
import { abrirSenha } from '#domains/acesso/server/envelope.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { conferirSenha } from '#domains/acesso/server/hash-de-senha.ts';
import { recusasDeTroca } from '#domains/acesso/server/senha-nova.ts';
import { contarTentativa, esquecerTentativas } from '#domains/acesso/server/tentativas.ts';

/** The password again, before something that only its owner may do. @throws SENHA_RECUSADA on the field `senha`, MUITAS_TENTATIVAS. */
export async function conferirPropriaSenha(
  { db, quem, pedido, servicos }: Contexto,
  { senha, formato }: { senha: string; formato: FormatoSenha },
): Promise<void> {
  const { usuarioId, sessaoId, email } = quem;
  const contagem = await contarTentativa(db, 'conta', email);
  const { rows } = await sql<{ senha_hash: string | null }>`select senha_hash from usuarios where id = ${usuarioId}`.execute(db);
  if (await conferirSenha(abrirSenha(servicos.config.credentialKey, senha, formato), rows[0]?.senha_hash ?? null)) {
    await esquecerTentativas(db, contagem);
    return;
  }
  await registrar(db, pedido, { tipo: 'senha.atual_incorreta', usuarioId, sessaoId });
  recusasDeTroca.incorreta();
}
