import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { ErroNegocio, errosComuns } from '#shared/erros.ts';
import { esperaApos, limites, type TipoLimite } from '../limites.ts';
import { enderecoParaContar } from '#platform/server/endereco-para-contar.ts';

const dobrasMaximo = 20;

/** The key of a count. What identifies a person is stored as a hash. */
export function chaveDeTentativa(tipo: TipoLimite, alvo: string): string {
  return `${tipo}:${createHash('sha256').update(alvo).digest('hex').slice(0, 40)}`;
}

/**
 * Counts an attempt before it is tried, so that parallel ones cannot slip past the limit together. A refused one is not
 * counted: knocking on a closed door does not keep it closed.
 * @throws MUITAS_TENTATIVAS with the seconds to wait.
 */
export async function contarTentativa(db: Db | Tx, tipo: TipoLimite, alvo: string): Promise<string> {
  const limite = limites[tipo];
  const chave = chaveDeTentativa(tipo, alvo);
  const esperas = Array.from({ length: dobrasMaximo }, (_, i) => esperaApos(limite, limite.livres + i + 1));
  const janela = sql`now() + ${limite.janela} * interval '1 second'`;
  const { rows } = await sql<{ passou: boolean; espera: number | null }>`
    insert into tentativas as t (chave, contador, contada_em, janela_ate, bloqueada_ate)
    values (${chave}, 1, now(), ${janela}, case when ${limite.livres}::int = 0 then now() + ${limite.esperaInicial} * interval '1 second' end)
    on conflict (chave) do update set
      contador = case when t.bloqueada_ate > now() then t.contador when t.janela_ate <= now() then 1 else t.contador + 1 end,
      contada_em = case when t.bloqueada_ate > now() then t.contada_em else now() end,
      janela_ate = case when t.bloqueada_ate > now() then t.janela_ate else ${janela} end,
      bloqueada_ate = case when t.bloqueada_ate > now() then t.bloqueada_ate
        when t.janela_ate <= now() or t.contador < ${limite.livres} then null
        else now() + (${esperas}::float8[])[least(t.contador + 1 - ${limite.livres}::int, ${dobrasMaximo})] * interval '1 second' end
    returning contada_em = now() as passou, ceil(extract(epoch from bloqueada_ate - now()))::int as espera`.execute(db);
  const [contada] = rows;
  if (!contada?.passou) throw errosComuns.MUITAS_TENTATIVAS({ segundos: Math.max(1, contada?.espera ?? 1) });
  return chave;
}

/** Tries something that is counted, and forgets the count when it was right. @throws MUITAS_TENTATIVAS without trying. */
export async function conferirContando(db: Db, tipo: TipoLimite, alvo: string, conferir: () => Promise<boolean>): Promise<boolean> {
  const chave = await contarTentativa(db, tipo, alvo);
  const certo = await conferir();
  if (certo) await esquecerTentativas(db, chave);
  return certo;
}

/**
 * Reads by a secret too long to be guessed: only what is not found counts for its address, so that a right one is never refused for what
 * others did behind it. @throws what `ler` throws, MUITAS_TENTATIVAS in its place beyond the limit.
 */
export async function contandoErros<T>(db: Db, tipo: TipoLimite, ip: string, ler: () => Promise<T>): Promise<T> {
  try {
    return await ler();
  } catch (recusa) {
    if (recusa instanceof ErroNegocio) await contarTentativa(db, tipo, enderecoParaContar(ip));
    throw recusa;
  }
}

/** Forgets what was counted against an account: the right person is in. */
export async function esquecerTentativas(db: Db | Tx, chave: string): Promise<void> {
  await sql`delete from tentativas where chave = ${chave}`.execute(db);
}

/** Removes counts that no longer matter; called now and then by the clean-up job. */
export async function limparTentativas(db: Db): Promise<void> {
  await sql`delete from tentativas where janela_ate < now() and (bloqueada_ate is null or bloqueada_ate < now())`.execute(db);
}
