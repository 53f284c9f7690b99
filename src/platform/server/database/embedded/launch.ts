import { spawn } from 'node:child_process';
import { closeSync, existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Binaries } from './binaries.ts';
import { OWNER } from './cluster.ts';
import { type DatabaseUser, databaseEnv, spawnAs } from './database-user.ts';
import { codeOf, EmbeddedError, type SupervisorLog } from './embedded-error.ts';
import { type Layout, nameFor } from './layout.ts';
import { LOOPBACK } from './port.ts';
import { clearRemains, requestStop, waitForExit } from './postmaster.ts';
import { explainFailure, openServerLog, readServerLog } from './server-log.ts';

export type Server = {
  pid: number;
  port: number;
  /** Resolves when the process is gone. */
  gone: Promise<void>;
};
export type Launching = {
  layout: Layout;
  binaries: Binaries;
  user: DatabaseUser | null;
  password: string;
  fsync: boolean;
  log: SupervisorLog;
};

/** Recovery after a power cut may take minutes; a server that lives is given this long. */
const READY_LIMIT_MS = 10 * 60_000;
/** The longest address of a local socket on every system that we know. */
const SOCKET_PATH_LIMIT = 100;
/** Codes of a server that is still starting, recovering or going down. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03', '57P01', '57P02']);

/**
 * Starts postgres on a port and waits until it answers. It is its own process group: Ctrl-C in a terminal reaches only
 * the application, which stops the server after its own last query.
 * @throws EmbeddedError with one clear line when it does not start.
 */
export async function launch(launching: Launching, port: number): Promise<Server> {
  const { layout, binaries, user, fsync } = launching;
  await clearRemains(layout.cluster);
  const { descriptor, from } = openServerLog(layout.logFile);
  const child = spawn(binaries.postgres, ['-D', nameFor(user, layout.cluster), '-p', String(port), ...settings(fsync)], {
    ...spawnAs(user),
    cwd: layout.cluster,
    env: databaseEnv(),
    detached: true,
    stdio: ['ignore', descriptor, descriptor],
  });
  closeSync(descriptor);
  let failure: string | null = null;
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      failure = error.message;
      resolve();
    });
    child.once('exit', () => resolve());
  });
  let alive = true;
  void gone.then(() => {
    alive = false;
  });
  try {
    await waitUntilReady(launching, port, () => alive);
  } catch (error) {
    if (child.pid !== undefined && alive) {
      requestStop(child.pid, 'fast', { cluster: layout.cluster, binaries });
      await waitForExit(child.pid, 10_000);
    }
    if (alive || error instanceof EmbeddedError) throw error;
    throw new EmbeddedError(explainFailure(failure ?? readServerLog(layout.logFile, from), layout.cluster), { cause: error });
  }
  if (child.pid === undefined) throw new EmbeddedError(`The embedded database did not start: ${failure ?? 'no process'}.`);
  return { pid: child.pid, port, gone };
}

/** The address of a database of this server: over the loopback, or over its local socket where `socketIn` names its folder. */
export function urlOf(password: string, port: number, database: string, socketIn: string | null = null): string {
  // No TLS on the loopback: the bundled OpenSSL is old and nothing leaves the machine.
  const local = socketIn === null ? '' : `&host=${encodeURIComponent(socketIn)}`;
  return `postgres://${OWNER}:${encodeURIComponent(password)}@${LOOPBACK}:${port}/${database}?sslmode=disable${local}`;
}

/**
 * The folder of the server's local socket, over which a short statement costs a fifth less than over the loopback; null where a
 * socket cannot stand (a path longer than the system takes) or the server of an earlier version has none.
 */
export function socketFolder({ cluster }: Layout, port: number): string | null {
  const socket = path.join(cluster, `.s.PGSQL.${port}`);
  return Buffer.byteLength(socket) <= SOCKET_PATH_LIMIT && existsSync(socket) ? cluster : null;
}

/**
 * Waits until the server answers a query.
 * @throws EmbeddedError when the password does not fit or time is over; the last error when `isAlive` turns false.
 */
export async function waitUntilReady(
  { password, layout, log }: Pick<Launching, 'password' | 'layout' | 'log'>,
  port: number,
  isAlive: () => boolean,
  limitMs = READY_LIMIT_MS,
): Promise<void> {
  const start = Date.now();
  let nextNotice = 10_000;
  for (;;) {
    try {
      await runOnce(urlOf(password, port, 'postgres'), 'select 1');
      return;
    } catch (error) {
      const waited = Date.now() - start;
      if (codeOf(error) === '28P01') {
        throw new EmbeddedError(
          `The database in ${layout.cluster} refuses the password of segredos.json: both must come from the same backup.`,
          { cause: error },
        );
      }
      const starting = NOT_YET.has(codeOf(error) ?? '') || (error instanceof Error && /terminated|timeout/i.test(error.message));
      if (!isAlive() || !starting) throw error;
      if (waited > limitMs)
        throw new EmbeddedError(`The embedded database did not answer in ${Math.round(limitMs / 1000)} s. Its log is ${layout.logFile}.`, {
          cause: error,
        });
      if (waited > nextNotice) {
        log.info(`The database is still starting (${Math.round(waited / 1000)} s).`);
        nextNotice += 10_000;
      }
      await delay(Math.min(10 + waited / 10, 250));
    }
  }
}

/** Runs one statement over its own connection. */
export async function runOnce(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Without a listener a server that goes away between two awaits would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

function settings(fsync: boolean): string[] {
  const values: Record<string, string> = {
    listen_addresses: LOOPBACK,
    // Its own folder, where nobody else passes: the process stands in it, so that the length of the path does not matter here.
    unix_socket_directories: process.platform === 'win32' ? '' : '.',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of statements reach the application, which logs them; here they would only copy personal data to a file.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    logging_collector: 'off',
    // Short statements gain nothing from compilation.
    jit: 'off',
    shared_buffers: '256MB',
    random_page_cost: '1.1',
    ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
