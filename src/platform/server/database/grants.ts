import { type Client, escapeIdentifier } from 'pg';
import { lockedViews, type Right, rights } from '#migrations/rights.ts';

const granted: Record<Right, string> = {
  read: 'select',
  append: 'select, insert',
  'append, lock': 'select, insert, update (id)',
  keep: 'select, insert, update',
  replace: 'select, insert, delete',
  edit: 'select, insert, update, delete',
};

/**
 * Gives the role exactly the rights of `migrations/rights.ts` and those of the job queue, in one transaction: whoever works
 * meanwhile sees the rights of before or those of after.
 * @returns false, and nothing changed, when the one who is signed in does not own the tables.
 */
export async function grantRights(client: Client, role: string, { readOnly = false } = {}): Promise<boolean> {
  const to = escapeIdentifier(role);
  const { rows } = await client.query<{ name: string; view: boolean }>(
    `select relname as name, relkind in ('v', 'm') as view from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and not exists (select 1 from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')`,
  );
  const views = rows.filter((row) => row.view).map(({ name }) => name);
  const tables = rows.filter((row) => !row.view).map(({ name }) => name);
  const statements = [
    `revoke all on all tables in schema public, pgboss from ${to}`,
    `revoke all on all sequences in schema public, pgboss from ${to}`,
    `grant usage on schema public, pgboss to ${to}`,
    grant('select', views, to),
    ...(readOnly ? [grant('select', tables.filter(known), to)] : writes(tables, to)),
  ];
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    // Who is given a right without the power to give it on gets only a warning.
    const { rows: denied } = await client.query<{ missing: boolean }>(
      `select exists (select from pg_class where relnamespace = 'public'::regnamespace and relname = any($2) and not has_table_privilege($1, oid, 'select')) as missing`,
      [role, tables.filter(known)],
    );
    await client.query(denied[0]?.missing === false ? 'commit' : 'rollback');
    return denied[0]?.missing === false;
  } catch (error) {
    await client.query('rollback');
    if ((error as { code?: string }).code === '42501') return false;
    throw error;
  }
}

const known = (table: string): boolean => table in rights;

function writes(tables: readonly string[], to: string): string[] {
  return [
    ...Object.entries(granted).map(([right, what]) =>
      grant(
        what,
        tables.filter((table) => rights[table] === right),
        to,
      ),
    ),
    grant('update (id)', lockedViews, to),
    `grant usage on all sequences in schema public to ${to}`,
    `grant select, insert, update, delete on all tables in schema pgboss to ${to}`,
  ];
}

const grant = (what: string, relations: readonly string[], to: string): string =>
  relations.length === 0
    ? 'select 1'
    : `grant ${what} on ${relations.map((name) => `public.${escapeIdentifier(name)}`).join(', ')} to ${to}`;

/** Takes from everybody what only the owner of the database needs: making tables, temporary ones too. */
export async function closeSchema(client: Client): Promise<void> {
  const { rows } = await client.query<{ create: boolean; temporary: boolean }>(
    `select has_schema_privilege('public', 'public', 'create') as create, has_database_privilege('public', current_database(), 'temporary') as temporary`,
  );
  if (rows[0]?.create) await client.query('revoke create on schema public from public');
  if (rows[0]?.temporary)
    await client.query(`do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$`);
}
