import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { segredosDaPasta } from '../segredos/secrets.ts';
import { takeAppLock } from './embedded/app-lock.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster } from './embedded/cluster.ts';
import { databaseUserFor } from './embedded/database-user.ts';
import { codeOf, EmbeddedError, type SupervisorLog } from './embedded/embedded-error.ts';
import { type Launching, launch, runOnce, type Server, socketFolder, urlOf } from './embedded/launch.ts';
import { layoutOf, prepareRoot } from './embedded/layout.ts';
import { adoptOrphan } from './embedded/orphan.ts';
import { choosePort } from './embedded/port.ts';
import { requestStop, runningPostmaster, stopPostmaster, waitForExit } from './embedded/postmaster.ts';

export { EmbeddedError, type SupervisorLog } from './embedded/embedded-error.ts';

/** The database that holds the school. */
const DATABASE = 'patio';
const RESTART_DELAYS_MS = [200, 500, 1_000, 2_000, 5_000];

export type EmbeddedOptions = {
  dataDir: string;
  log: SupervisorLog;
  /** False only for tests and throw-away data: a power cut would lose the database. Default true. */
  fsync?: boolean;
  /** Programs to use in place of the bundled ones (PG_BIN_DIR). */
  binDir?: string | null;
};

export type EmbeddedPostgres = {
  url: string;
  /** True when a server left by a killed application was taken over. */
  adopted: boolean;
  /** Fast shutdown; returns when the server is gone. Calling it again waits for the same stop. */
  stop(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the one that a killed application left running, and
 * keeps it running until `stop()`: a server that dies by itself is started again on the same address.
 * @throws EmbeddedError with one clear line (folder in use, disk full, damaged data, missing programs).
 */
export async function startEmbedded({ dataDir, log, fsync = true, binDir = null }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  let lock: { release(): void } | null = null;
  let supervised: { stop(): Promise<void> } | null = null;
  try {
    const held = takeAppLock(dataDir);
    lock = held;
    const launching = prepare({ dataDir, log, fsync, binDir });
    const adopted = await adoptOrphan(launching);
    const server = adopted ?? (await launch(launching, await choosePort(launching.layout.portFile)));
    supervised = supervise(launching, server, () => held.release());
    await ensureDatabase(launching.password, server.port);
    const socket = socketFolder(launching.layout, server.port);
    return { url: urlOf(launching.password, server.port, DATABASE, socket), adopted: adopted !== null, ...supervised };
  } catch (error) {
    await supervised?.stop();
    lock?.release();
    throw explainDisk(error, dataDir);
  }
}

/** The address of the server that runs in a data folder, whoever started it; null when none does. */
export function runningEmbedded(dataDir: string): string | null {
  const layout = layoutOf(dataDir);
  const running = runningPostmaster(layout.cluster);
  if (running === null) return null;
  return urlOf(segredosDaPasta(dataDir).DATABASE_PASSWORD, running.port, DATABASE, socketFolder(layout, running.port));
}

/** Removes a scratch folder that its process left behind, its server included; one that is still in use stays. */
export async function discardEmbedded(dataDir: string): Promise<void> {
  try {
    takeAppLock(dataDir).release();
  } catch (error) {
    if (error instanceof EmbeddedError) return;
    throw error;
  }
  const running = runningPostmaster(layoutOf(dataDir).cluster);
  if (running !== null) {
    process.kill(running.pid, 'SIGINT');
    await waitForExit(running.pid, 10_000);
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function prepare({ dataDir, log, fsync, binDir }: Required<EmbeddedOptions>): Launching {
  const password = segredosDaPasta(dataDir).DATABASE_PASSWORD;
  const layout = layoutOf(dataDir);
  const user = databaseUserFor(layout.cluster);
  prepareRoot(layout, user);
  const binaries = findBinaries({ binDir, root: layout.root, user, log });
  ensureCluster({ layout, binaries, user, password, fsync, log });
  return { layout, binaries, user, password, fsync, log };
}

/** A full or forbidden disk shows first in our own small files, or in the first statement: the same one line everywhere. */
function explainDisk(error: unknown, dataDir: string): unknown {
  const code = codeOf(error) ?? '';
  if (['ENOSPC', 'EDQUOT', '53100'].includes(code)) {
    return new EmbeddedError(`The disk of ${dataDir} is full: free some space and start again.`, { cause: error });
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(code)) {
    return new EmbeddedError(`The data folder ${dataDir} cannot be written (${code}). Set DATA_DIR to a folder of this user.`, {
      cause: error,
    });
  }
  return error;
}

async function ensureDatabase(password: string, port: number): Promise<void> {
  const url = urlOf(password, port, 'postgres');
  const found = await runOnce(url, `select 1 from pg_database where datname = '${DATABASE}'`);
  if (found.length === 0) await runOnce(url, `create database ${DATABASE}`);
}

function supervise(launching: Launching, first: Server, onStopped: () => void): { stop(): Promise<void> } {
  const { layout, binaries, log } = launching;
  const context = { cluster: layout.cluster, binaries, log };
  let server = first;
  let stopping: Promise<void> | null = null;
  // An application that ends by process.exit still asks the server to stop.
  const onExit = () => requestStop(server.pid, 'fast', context);
  process.once('exit', onExit);

  const watching = (async () => {
    for (;;) {
      await server.gone;
      if (stopping !== null) return;
      log.error('The database ended by itself and is being started again.');
      const next = await relaunch();
      if (next === null) return;
      server = next;
      // The stop came while it was starting and could not see it.
      if (stopping !== null) return stopPostmaster(next.pid, context);
    }
  })();

  async function relaunch(): Promise<Server | null> {
    for (let attempt = 0; stopping === null; attempt += 1) {
      try {
        const next = await launch(launching, first.port);
        log.info('The database is running again.');
        return next;
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error));
        await delay(RESTART_DELAYS_MS[Math.min(attempt, RESTART_DELAYS_MS.length - 1)]);
      }
    }
    return null;
  }

  async function end(): Promise<void> {
    await stopPostmaster(server.pid, context);
    await watching;
    process.removeListener('exit', onExit);
    onStopped();
  }
  return {
    stop() {
      stopping ??= end();
      return stopping;
    },
  };
}
