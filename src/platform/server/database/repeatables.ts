import type { Client } from 'pg';
import { failureIn } from './migration-error.ts';
import type { Repeatable } from './repeatable-files.ts';

/** Whether what the database was given last differs from these files. */
export async function repeatablesChanged(client: Client, files: readonly Repeatable[]): Promise<boolean> {
  if (!(await isKept(client))) return files.length > 0;
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from public.schema_repeatables');
  const kept = new Map(rows.map(({ name, hash }) => [name, hash]));
  return kept.size !== files.length || files.some(({ name, hash }) => kept.get(name) !== hash);
}

/** Drops what the files made, and only that, last made first. Something else that stands on it makes this fail. */
export async function dropRepeatables(client: Client): Promise<void> {
  if (!(await isKept(client))) return;
  const { rows } = await client.query<{ made: string }>(
    `select made from public.schema_repeatables, unnest(makes) with ordinality m (made, n) order by position desc, n desc`,
  );
  if (rows.length > 0) await client.query(rows.map(({ made }) => `drop ${made.replace(' ', ' if exists ')}`).join('; '));
  await client.query('delete from public.schema_repeatables');
}

/** @throws MigrationError with file and line. */
export async function createRepeatables(client: Client, files: readonly Repeatable[]): Promise<void> {
  if (files.length === 0) return;
  await client.query(`create table if not exists public.schema_repeatables (
    name text primary key,
    hash text not null,
    position integer not null,
    makes text[] not null
  )`);
  for (const { name, sql } of files)
    await client.query(sql).catch((error: unknown) => {
      throw failureIn(name, sql, error);
    });
  const rows = files.map(({ name, hash, makes }, position) => ({ name, hash, position, makes }));
  await client.query('insert into public.schema_repeatables select * from jsonb_populate_recordset(null::public.schema_repeatables, $1)', [
    JSON.stringify(rows),
  ]);
}

async function isKept(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ kept: boolean }>(`select to_regclass('public.schema_repeatables') is not null as kept`);
  return rows[0]?.kept === true;
}

/** A right on a view, or on one column of it. */
export type ViewGrant = { relation: string; column: string | null; statement: string };

/** The rights on the views that `dropRepeatables` will take along: processes that work meanwhile must find them again at once. */
export async function grantsOnViews(client: Client): Promise<ViewGrant[]> {
  const { rows } = await client.query<ViewGrant>(`
    with given as (
      select c.relname, null as attname, (aclexplode(c.relacl)).* from pg_class c where ${OUR_VIEWS}
      union all
      select c.relname, a.attname, (aclexplode(a.attacl)).* from pg_class c join pg_attribute a on a.attrelid = c.oid where ${OUR_VIEWS}
    )
    select relname as relation, attname as column,
      format('grant %s%s on public.%I to %I', privilege_type, ' (' || quote_ident(attname) || ')', relname, pg_get_userbyid(grantee)) as statement
    from given where grantee not in (0, grantor)`);
  return rows;
}
const OUR_VIEWS = `c.relkind = 'v' and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'select with grant option')`;

/** Gives them again on what is still there. */
export async function giveAgain(client: Client, grants: readonly ViewGrant[]): Promise<void> {
  if (grants.length === 0) return;
  const { rows } = await client.query<{ statement: string }>(
    `select statement from jsonb_to_recordset($1) g (relation text, "column" text, statement text)
      join pg_class c on c.relname = g.relation and c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
      where g.column is null or exists (select from pg_attribute where attrelid = c.oid and attname = g.column)`,
    [JSON.stringify(grants)],
  );
  if (rows.length > 0) await client.query(rows.map(({ statement }) => statement).join('; '));
}
