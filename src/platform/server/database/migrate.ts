import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { failureIn, MigrationError } from './migration-error.ts';
import { MIGRATIONS_FOLDER, type Migration, readMigrations } from './migration-files.ts';
import { type Repeatable, readRepeatables, SOURCE_FOLDER } from './repeatable-files.ts';
import { createRepeatables, dropRepeatables, giveAgain, grantsOnViews, repeatablesChanged } from './repeatables.ts';

export { MigrationError } from './migration-error.ts';

export type MigrationResult = {
  /** Names applied by this call. */
  applied: string[];
  /** Version of the schema afterwards. */
  version: number;
};

/** Any number that nobody else uses for an advisory lock ("PATIO" in ASCII). */
const ADVISORY_LOCK = 0x5041_5449_4f;
const TURN_LIMIT_MS = 10 * 60_000;
/** A migration does not queue behind a long query, with every later request queued behind itself: it gives up and retries. */
const LOCK_TIMEOUT_MS = 5_000;
const LOCK_ATTEMPTS = 5;
/** Lock timeout and deadlock: whoever works meanwhile held a table. */
const LOCKED = new Set(['55P03', '40P01']);
/** Until the first release the baseline takes in what was added: a database of before is not carried over. */
const OF_BEFORE =
  'A database from before the first release is left as it is: start with another DATA_DIR (or an empty database in DATABASE_URL) and load the data again.';

type Options = {
  folder?: string;
  /** Where views, functions and triggers are looked for; a folder of migrations of its own has none unless this is said. */
  source?: string | null;
  /** The restore that left its mark goes on. */
  restoring?: boolean;
  /** Runs as the owner before the turn is given back. `behind`: a newer version of the product has been here. */
  afterwards?: (client: Client, behind: boolean) => Promise<void>;
};
/** Stands in a database from the first row of a restore until all of it is done. */
export const RESTORING = 'public.schema_restoring';
type Applied = { version: number; name: string; hash: string };

/**
 * Brings a database to the newest schema, one process at a time: when a migration is pending or a view, function or trigger
 * has another text, all of those are dropped, the migrations applied, and all made again, in one transaction. A second run
 * does nothing. A database ahead of these files (a newer version of the product is also running) is left alone.
 * @throws MigrationError when an applied file was changed or removed, or something fails (nothing of the run remains).
 */
export async function migrar(
  url: string,
  { folder = MIGRATIONS_FOLDER, source = folder === MIGRATIONS_FOLDER ? SOURCE_FOLDER : null, restoring = false, afterwards }: Options = {},
): Promise<MigrationResult> {
  const migrations = readMigrations(folder);
  const repeatables = source === null ? [] : readRepeatables(source);
  const client = new Client({ connectionString: url, application_name: 'patio-migracao', connectionTimeoutMillis: 10_000 });
  // A server that goes away between two statements must not end the process; the next statement rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set client_min_messages = warning; set timezone = 'UTC'`);
    await takeTurn(client);
    if (!restoring) await checkWhole(client);
    const rows = await readApplied(client);
    checkApplied(migrations, rows);
    const done = new Set(rows.map((row) => row.version));
    const pending = migrations.filter(({ version }) => !done.has(version));
    const newest = Math.max(0, ...migrations.map(({ version }) => version));
    const version = Math.max(newest, ...done);
    const behind = version > newest;
    if (!behind && (pending.length > 0 || (await repeatablesChanged(client, repeatables)))) await bring(client, pending, repeatables);
    await afterwards?.(client, behind);
    return { applied: pending.map(({ name }) => name), version };
  } finally {
    // Also gives the turn back.
    await client.end();
  }
}

async function takeTurn(client: Client): Promise<void> {
  const limit = Date.now() + TURN_LIMIT_MS;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [ADVISORY_LOCK]);
    if (rows[0]?.mine === true) return;
    if (Date.now() > limit) throw new MigrationError('Another process has been migrating this database for ten minutes.');
    await delay(100);
  }
}

async function checkWhole(client: Client): Promise<void> {
  const { rows } = await client.query<{ cut: boolean }>(`select to_regclass('${RESTORING}') is not null as cut`);
  if (rows[0]?.cut === true)
    throw new MigrationError('A restore into this database was cut before its end: empty it (or take another DATA_DIR) and restore again.');
}

async function readApplied(client: Client): Promise<Applied[]> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('public.schema_migrations') is not null as found`);
  if (rows[0]?.found !== true) return [];
  return (await client.query<Applied>('select version, name, hash from public.schema_migrations order by version')).rows;
}

function checkApplied(migrations: readonly Migration[], applied: readonly Applied[]): void {
  const files = new Map(migrations.map((migration) => [migration.version, migration]));
  const newest = migrations.at(-1)?.version ?? 0;
  let expected = 1;
  for (const { version, name, hash } of applied) {
    if (version !== expected)
      throw new MigrationError(
        `The database lacks migration ${String(expected).padStart(4, '0')} and has ${name}: it was changed by hand.`,
      );
    expected += 1;
    const file = files.get(version);
    if (file === undefined && version <= newest)
      throw new MigrationError(`Migration ${name} was applied to this database and its file is gone: restore it. ${OF_BEFORE}`);
    if (file !== undefined && file.hash !== hash) {
      throw new MigrationError(
        `Migration ${file.name} was changed after it was applied to this database: restore the file and write a new migration. ${OF_BEFORE}`,
      );
    }
  }
}

async function bring(client: Client, pending: readonly Migration[], repeatables: readonly Repeatable[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      const grants = await grantsOnViews(client);
      await dropRepeatables(client);
      await applyWithin(client, pending);
      await createRepeatables(client, repeatables);
      await giveAgain(client, grants);
      await client.query('commit');
      return;
    } catch (error) {
      const connected = await client.query('rollback').then(
        () => true,
        () => false,
      );
      const { code } = (error instanceof MigrationError ? error.cause : error) as { code?: string };
      if (!connected || !LOCKED.has(code ?? '') || attempt === LOCK_ATTEMPTS) throw explained(error);
      await delay(200 * attempt);
    }
  }
}

/** Applies migrations in the transaction under way. */
export async function applyWithin(client: Client, pending: readonly Migration[]): Promise<void> {
  await client.query(`
    create table if not exists public.schema_migrations (
      version integer primary key,
      name text not null,
      hash text not null,
      applied_at timestamptz not null default clock_timestamp()
    )`);
  for (const { version, name, hash, sql } of pending) {
    await client.query(sql).catch((error: unknown) => {
      throw failureIn(`Migration ${name}`, sql, error);
    });
    await client.query('insert into public.schema_migrations (version, name, hash) values ($1, $2, $3)', [version, name, hash]);
  }
}

const explained = (error: unknown): MigrationError =>
  error instanceof MigrationError
    ? error
    : new MigrationError(`The schema could not be brought up to date: ${(error as Error).message}. Nothing was kept.`, { cause: error });
