import { realpathSync } from 'node:fs';
import { EmbeddedError } from './embedded-error.ts';
import { type Launching, type Server, waitUntilReady } from './launch.ts';
import { runningPostmaster, stopPostmaster, waitForExit } from './postmaster.ts';
import { isProcessAlive, programOf } from './processes.ts';

const ANSWER_LIMIT_MS = 60_000;
const WATCH_MS = 500;

/**
 * Takes over the server that a killed application left running in this data folder, since the lock says that no other
 * application uses it. One that is going down is waited for; one that runs other programs (the product was updated
 * meanwhile) is stopped. Returns null when a new server must be started.
 * @throws EmbeddedError when it neither answers nor ends.
 */
export async function adoptOrphan(launching: Launching): Promise<Server | null> {
  const { layout, binaries, log } = launching;
  const running = runningPostmaster(layout.cluster);
  if (running === null) return null;
  const program = programOf(running.pid);
  if (program !== null && program !== realpathSync(binaries.postgres)) {
    await stopPostmaster(running.pid, { cluster: layout.cluster, binaries, log });
    return null;
  }
  try {
    await waitUntilReady(launching, running.port, () => isProcessAlive(running.pid), ANSWER_LIMIT_MS);
  } catch (error) {
    if (!isProcessAlive(running.pid)) return null;
    if (error instanceof EmbeddedError) throw error;
    throw new EmbeddedError(`A database (process ${running.pid}) runs in ${layout.cluster} and does not answer. Stop it and start again.`, {
      cause: error,
    });
  }
  log.info(`Taking over the database left running by an earlier start (process ${running.pid}).`);
  return { ...running, gone: watch(running.pid) };
}

/** The server is no child of this process, so its end is noticed by looking. */
async function watch(pid: number): Promise<void> {
  let gone = false;
  while (!gone) gone = await waitForExit(pid, WATCH_MS);
}
