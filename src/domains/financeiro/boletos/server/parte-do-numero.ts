import { type RawBuilder, sql } from 'kysely';

/** Digits of a bank's number that are enough to look for it by a part. */
const MINIMO = 4;

/** Whether what somebody typed is a part of the bank's number that `coluna` holds; null when it is none. */
export function parteDoNumero(texto: string | undefined, coluna: RawBuilder<unknown>): RawBuilder<unknown> | null {
  const digitos = /^[\d\s/.-]+$/.test(texto ?? '') ? (texto ?? '').replaceAll(/\D/g, '') : '';
  return digitos.length < MINIMO ? null : sql`${coluna} like ${`%${digitos}%`}`;
}
