import { sql } from 'kysely';
import type { Db, Tx } from '../database/kysely.ts';
import { QUEUE_SCHEMA } from '../database/queue-schema.ts';
import { RESTORING } from '../database/migrate.ts';

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

type Retido = { fila: string; dados: object; prioridade: number; grupo: string | null };
/** Takes out what was held back, in its order. */
export async function tirarRetidos(tx: Tx): Promise<Retido[]> {
  const { rows } = await sql<Retido & { id: number }>`delete from trabalhos_retidos returning id, fila, dados, prioridade, grupo`.execute(
    tx,
  );
  return rows.toSorted((a, b) => a.id - b.id);
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
  await saltarNumeros(tx, salto);
  await sql`with fila as (delete from ${sql.table(`${QUEUE_SCHEMA}.job`)} where state < 'completed' returning name, coalesce(data, '{}') as data, priority, group_id)
    insert into trabalhos_retidos (fila, dados, prioridade, grupo) select name, data, priority, group_id from fila`.execute(tx);
  await sql`insert into restauracoes (copia, retrato_em, salto, sessoes_encerradas)
    values (${copia}, ${retratoEm}::timestamptz, ${salto}, ${sessoesEncerradas})`.execute(tx);
  await sql`drop table if exists ${sql.table(RESTORING)}`.execute(tx);
}

/**
 * Every sequence, `ultimo` of every table of numbers (`…_numeracao`) and every `proximo_…` (the number of the next file to a bank):
 * a rule of names, so that a table that comes later is moved without being listed.
 */
async function saltarNumeros(tx: Tx, salto: number): Promise<void> {
  await sql`select setval(format('public.%I', sequencename)::regclass, coalesce(last_value, start_value) + ${salto}::int)
    from pg_sequences where schemaname = 'public'`.execute(tx);
  const { rows } = await sql<{ tabela: string; coluna: string }>`select table_name::text as tabela, column_name::text as coluna
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and ((table_name like '%\\_numeracao' and column_name = 'ultimo') or (column_name like 'proximo\\_%' and column_name not like '%\\_id')) and data_type in ('integer', 'bigint')
    order by 1, 2`.execute(tx);
  for (const { tabela, coluna } of rows)
    await sql`update ${sql.table(`public.${tabela}`)} set ${sql.ref(coluna)} = ${sql.ref(coluna)} + ${salto}::int`.execute(tx);
}
