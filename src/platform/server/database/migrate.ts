import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { MIGRATIONS_FOLDER, type Migration, MigrationError, readMigrations } from './migration-files.ts';

export { MigrationError } from './migration-files.ts';

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

type Options = {
  folder?: string;
  /** Runs as the owner before the turn is given back. `behind`: a newer version of the product has been here. */
  afterwards?: (client: Client, behind: boolean) => Promise<void>;
};

/**
 * Brings a database to the newest schema: forward only, each file in its own transaction, one process at a time. A second
 * run does nothing. A database ahead of these files (a newer version of the product is also running) is left alone.
 * @throws MigrationError when an applied file was changed or removed, or a migration fails (nothing of it remains).
 */
export async function migrar(url: string, { folder = MIGRATIONS_FOLDER, afterwards }: Options = {}): Promise<MigrationResult> {
  const migrations = readMigrations(folder);
  const client = new Client({ connectionString: url, application_name: 'patio-migracao', connectionTimeoutMillis: 10_000 });
  // A server that goes away between two statements must not end the process; the next statement rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set client_min_messages = warning; set timezone = 'UTC'`);
    await takeTurn(client);
    await client.query(`
      create table if not exists public.schema_migrations (
        version integer primary key,
        name text not null,
        hash text not null,
        applied_at timestamptz not null default clock_timestamp()
      )`);
    const { rows } = await client.query<{ version: number; name: string; hash: string }>(
      'select version, name, hash from public.schema_migrations order by version',
    );
    checkApplied(migrations, rows);
    const done = new Set(rows.map((row) => row.version));
    const pending = migrations.filter(({ version }) => !done.has(version));
    for (const migration of pending) await apply(client, migration);
    const newest = Math.max(0, ...migrations.map(({ version }) => version));
    const version = Math.max(newest, ...done);
    await afterwards?.(client, version > newest);
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

function checkApplied(migrations: readonly Migration[], applied: readonly { version: number; name: string; hash: string }[]): void {
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
      throw new MigrationError(`Migration ${name} was applied to this database and its file is gone: restore it.`);
    if (file !== undefined && file.hash !== hash) {
      throw new MigrationError(
        `Migration ${file.name} was changed after it was applied to this database: restore the file and write a new migration.`,
      );
    }
  }
}

async function apply(client: Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await client.query(migration.sql);
      await client.query('insert into public.schema_migrations (version, name, hash) values ($1, $2, $3)', [
        migration.version,
        migration.name,
        migration.hash,
      ]);
      await client.query('commit');
      return;
    } catch (error) {
      const { code, position, message } = error as { code?: string; position?: string; message: string };
      const connected = await client.query('rollback').then(
        () => true,
        () => false,
      );
      if (connected && code === '55P03' && attempt < LOCK_ATTEMPTS) {
        await delay(200 * attempt);
        continue;
      }
      const line = position === undefined ? '' : ` at line ${migration.sql.slice(0, Number(position)).split('\n').length}`;
      throw new MigrationError(`Migration ${migration.name} failed${line}: ${message}. Nothing of it was kept.`, { cause: error });
    }
  }
}
