import { sql } from 'kysely';
import { limparAcesso } from '#domains/acesso/server/door.ts';
import { limparIdempotencia } from '#platform/server/http/idempotencia.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';

const HORA_MS = 3_600_000;
/** One process at a time cleans; the others skip their turn. */
const vez = sql<{ minha: boolean }>`select pg_try_advisory_xact_lock(hashtext('portal.limpeza')) as minha`;

/** Every hour removes what nobody will ask for again: dead sessions, old attempts and links, old idempotency keys. Gives the stop. */
export function iniciarLimpeza({ db, log }: Servicos): () => Promise<void> {
  let correndo: Promise<void> = Promise.resolve();
  const limpar = async (): Promise<void> => {
    const { rows } = await vez.execute(db);
    if (!rows[0]?.minha) return;
    await limparAcesso(db);
    await limparIdempotencia(db);
  };
  const relogio = setInterval(() => {
    correndo = limpar().catch((causa: unknown) => log.warn({ err: causa }, 'clean-up failed'));
  }, HORA_MS);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await correndo;
  };
}
