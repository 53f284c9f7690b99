import { hostname } from 'node:os';
import { sql } from 'kysely';
import { registrarEvento } from './auditoria/eventos.ts';
import type { Db } from './database/kysely.ts';
import type { Servicos } from './http/tipos.ts';

/** Sessions are signed by the clock of a process and judged by that of another: more than this apart is told. */
const SEGUNDOS_TOLERADOS = 5;
const HORA_MS = 3_600_000;

/** How many seconds the clock of this process is ahead of the one of the database, which all processes share; the time of the question is taken out. */
export async function segundosAdiante(db: Db, relogio: () => number = Date.now): Promise<number> {
  const antes = relogio();
  const inicio = performance.now();
  const { rows } = await sql<{ agora: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as agora`.execute(db);
  const meio = antes + (performance.now() - inicio) / 2;
  return (meio - (rows[0]?.agora ?? meio)) / 1000;
}

/** Tells of a clock that is off, in the log and as an alert. Gives whether it was. */
export async function conferirRelogio({ db, log }: Pick<Servicos, 'db' | 'log'>, relogio?: () => number): Promise<boolean> {
  const segundos = Math.round(await segundosAdiante(db, relogio));
  if (Math.abs(segundos) <= SEGUNDOS_TOLERADOS) return false;
  const maquina = hostname();
  log.error({ maquina, segundos }, 'the clock of this machine and the one of the database are apart');
  await registrarEvento(db, { tipo: 'relogio.divergente', motivo: `maquina=${maquina}, segundos=${segundos}` });
  return true;
}

/** At the start and every hour. Gives the stop. */
export function iniciarRelogio(servicos: Servicos): () => Promise<void> {
  let correndo: Promise<unknown> = Promise.resolve();
  const agora = (): void => {
    correndo = conferirRelogio(servicos).catch((causa: unknown) => servicos.log.warn({ err: causa }, 'the clock could not be compared'));
  };
  agora();
  const relogio = setInterval(agora, HORA_MS);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await correndo;
  };
}
