import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { emBase32 } from './totp.ts';

const QUANTOS = 10;
const BYTES = 10;

/** A code as it is stored: bound to its user. Its 80 random bits need no slow hash. */
const hashDe = (usuarioId: number, letras: string): Buffer => createHash('sha256').update(`${usuarioId}:${letras}`).digest();

/** The letters of a typed recovery code, whatever case, spaces and hyphens; null for what cannot be one. */
export function letrasDoCodigo(digitado: string): string | null {
  const letras = digitado.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z2-7]{16}$/.test(letras) ? letras : null;
}

/** Ten fresh codes in the place of all earlier ones: told once, here; only hashes are kept. */
export async function trocarCodigos(tx: Tx, usuarioId: number): Promise<string[]> {
  const letras = Array.from({ length: QUANTOS }, () => emBase32(randomBytes(BYTES)));
  await sql`delete from codigos_recuperacao where usuario_id = ${usuarioId}`.execute(tx);
  await sql`insert into codigos_recuperacao (usuario_id, codigo_hash)
    select ${usuarioId}, unnest(${letras.map((l) => hashDe(usuarioId, l))}::bytea[])`.execute(tx);
  return letras.map((l) => (l.match(/.{4}/g) ?? []).join('-'));
}

/** Uses up one code; false when there is no such unused one. Of two at once, the row lets one through. */
export async function usarCodigoDeRecuperacao(db: Db | Tx, usuarioId: number, letras: string): Promise<boolean> {
  const { rows } = await sql`update codigos_recuperacao set usado_em = clock_timestamp()
    where usuario_id = ${usuarioId} and codigo_hash = ${hashDe(usuarioId, letras)} and usado_em is null returning usuario_id`.execute(db);
  return rows.length > 0;
}
