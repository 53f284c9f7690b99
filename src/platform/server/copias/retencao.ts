import { sql } from 'kysely';
import type { Db, Tx } from '../database/kysely.ts';
import { QUEUE_SCHEMA } from '../database/queue-schema.ts';
import { RESTORING } from '../database/migrate.ts';
import type { TrabalhoRetido } from '../trabalhos.ts';
import { saltarNumeros } from './saltar-numeros.ts';

/** What a person still has to let go on after a restore. */
export type Restauracao = {
  id: number;
  copia: string | null;
  retratoEm: string | null;
  feitaEm: string;
  salto: number;
  sessoesEncerradas: number;
};

/** The restore that still holds mail and jobs back; null where none does. */
export async function restauracaoAberta(db: Db | Tx): Promise<Restauracao | null> {
  const { rows } = await sql<Restauracao>`select id, copia, retrato_em as "retratoEm", feita_em as "feitaEm", salto,
      sessoes_encerradas as "sessoesEncerradas"
    from restauracoes where liberada_em is null`.execute(db);
  return rows[0] ?? null;
}

/** Waits until nothing is held back, then goes on; gives the stop of waiting. */
export function quandoLiberado(
  db: Db,
  seguir: () => Promise<void>,
  aoErrar: (causa: unknown) => void,
  acadaMs = 5_000,
): () => Promise<void> {
  let olhando: Promise<void> = Promise.resolve();
  const olhar = async (): Promise<void> => {
    if (await restauracaoAberta(db)) return;
    await seguir();
    clearInterval(relogio);
  };
  const relogio = setInterval(() => {
    olhando = olhando.then(olhar).catch(aoErrar);
  }, acadaMs);
  relogio.unref();
  return async () => {
    clearInterval(relogio);
    await olhando;
  };
}

/** How many pieces of work a restore holds back, mails apart. */
export async function contarRetidos(db: Db | Tx): Promise<{ correio: number; outros: number }> {
  const { rows } = await sql<{ correio: number; outros: number }>`select count(*) filter (where fila = 'correio')::int as correio,
    count(*) filter (where fila <> 'correio')::int as outros from trabalhos_retidos`.execute(db);
  return rows[0] ?? { correio: 0, outros: 0 };
}

/** Takes out what was held back of these queues, in its order; `deLado`: the queues of what stays, which nobody works on. */
export async function tirarRetidos(tx: Tx, filas: readonly string[]): Promise<{ retidos: TrabalhoRetido[]; deLado: string[] }> {
  const { rows } = await sql<TrabalhoRetido & { id: number }>`delete from trabalhos_retidos where fila = any(${filas as string[]})
    returning id, fila, dados, prioridade, grupo`.execute(tx);
  const { rows: outras } = await sql<{ fila: string }>`select distinct fila from trabalhos_retidos order by 1`.execute(tx);
  return { retidos: rows.toSorted((a, b) => a.id - b.id), deLado: outras.map(({ fila }) => fila) };
}

/** Notes that a person let go; false when somebody else was faster. */
export async function liberarRestauracao(
  tx: Tx,
  { id, por, descartarCorreio }: { id: number; por: string; descartarCorreio: boolean },
): Promise<boolean> {
  const { rows } =
    await sql`update restauracoes set liberada_em = clock_timestamp(), liberada_por = ${por}, correio_descartado = ${descartarCorreio}
    where id = ${id} and liberada_em is null returning id`.execute(tx);
  return rows.length > 0;
}

/**
 * What keeps a database that was brought back from doing anything twice, in one transaction of its owner: every number given from
 * now on is past those that may have been given after the backup, and what waits in the queue waits for a person.
 */
export async function reterRestaurada(
  tx: Tx,
  {
    copia,
    retratoEm,
    salto,
    sessoesEncerradas,
  }: { copia: string | null; retratoEm: string | null; salto: number; sessoesEncerradas: number },
): Promise<void> {
  // A backup made while an earlier restore was held back brings that one along: this one takes its place, and holds what it held.
  await sql`update restauracoes set liberada_em = clock_timestamp(), liberada_por = 'outra volta de cópia', correio_descartado = false
    where liberada_em is null`.execute(tx);
  const { rows } = await sql<{ id: number }>`insert into restauracoes (copia, retrato_em, salto, sessoes_encerradas)
    values (${copia}, coalesce(${retratoEm}::timestamptz, (select max(em) from auditoria)), ${salto}, ${sessoesEncerradas}) returning id`.execute(
    tx,
  );
  await saltarNumeros(tx, { restauracaoId: rows[0]?.id ?? 0, salto });
  await sql`with fila as (delete from ${sql.table(`${QUEUE_SCHEMA}.job`)} where state < 'completed' returning name, coalesce(data, '{}') as data, priority, group_id)
    insert into trabalhos_retidos (fila, dados, prioridade, grupo) select name, data, priority, group_id from fila`.execute(tx);
  await sql`drop table if exists ${sql.table(RESTORING)}`.execute(tx);
}
