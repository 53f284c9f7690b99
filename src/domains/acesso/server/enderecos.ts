import { createHash } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { enderecoParaContar } from '#platform/server/endereco-para-contar.ts';
import { esperaAtrasDoEndereco } from '../limites.ts';

/** More accounts than this say nothing new about an address. */
const CONTAS_MAXIMO = 500;

const resumo = (texto: string): string => createHash('sha256').update(texto).digest('hex').slice(0, 40);

/** Of how many other accounts the password failed behind an address within the hour, and was not right since. */
export async function contasQueFalharam(db: Db, ip: string, email: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from falhas_por_endereco
    where endereco = ${resumo(enderecoParaContar(ip))} and conta <> ${resumo(email)} and em > now() - interval '1 hour'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** A password failed: the account, known or not, counts once for its address. */
export async function anotarFalha(db: Db, ip: string, email: string): Promise<void> {
  const endereco = resumo(enderecoParaContar(ip));
  await sql`insert into falhas_por_endereco (endereco, conta)
    select ${endereco}, ${resumo(email)} where (select count(*) from falhas_por_endereco where endereco = ${endereco}) < ${CONTAS_MAXIMO}
    on conflict (endereco, conta) do update set em = now()`.execute(db);
}

/** The password was right: whoever mistyped is no attacker. */
export async function esquecerFalha(db: Db | Tx, ip: string, email: string): Promise<void> {
  await sql`delete from falhas_por_endereco where endereco = ${resumo(enderecoParaContar(ip))} and conta = ${resumo(email)}`.execute(db);
}

/** Removes what is past its hour. */
export async function limparFalhas(db: Db): Promise<void> {
  await sql`delete from falhas_por_endereco where em < now() - interval '1 hour'`.execute(db);
}

/**
 * An attempt behind an address that failed for many accounts. Nobody waits for anybody, or one device would keep everybody out who has no browser
 * that is known: whoever is right is answered at once. What is wrong is told late, always after the same time, and for an account that there
 * is not without the work of a hash: a flood of made-up ones costs nobody the processor, and no answer tells whether an account is there.
 */
export async function atrasDeMuitasFalhas(existe: boolean, conferir: () => Promise<boolean>): Promise<boolean> {
  const fim = esperar(esperaAtrasDoEndereco);
  try {
    if (existe && (await conferir())) return true;
  } catch (recusa) {
    await fim;
    throw recusa;
  }
  await fim;
  return false;
}
