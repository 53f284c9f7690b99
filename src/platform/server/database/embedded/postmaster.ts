import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { databaseEnv } from './database-user.ts';
import { codeOf, EmbeddedError, type SupervisorLog } from './embedded-error.ts';
import { isProcessAlive, postgresProcessesIn } from './processes.ts';

const FAST_STOP_MS = 60_000;
const IMMEDIATE_STOP_MS = 15_000;
const POLL_MS = 25;

/** The running server that `postmaster.pid` names, or null when it names none that lives. */
export function runningPostmaster(cluster: string): { pid: number; port: number } | null {
  let lines: string[];
  try {
    lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  const pid = Number(lines[0]?.trim());
  if (!Number.isInteger(pid) || pid <= 0 || !isProcessAlive(pid)) return null;
  // The number may belong to somebody else by now: Linux tells which processes really stand in this directory.
  const known = postgresProcessesIn(cluster);
  if (known !== null && !known.includes(pid)) return null;
  return { pid, port: Number(lines[3]?.trim()) };
}

/**
 * Makes sure that nothing of an earlier server remains before a new one starts: waits for the backends of a killed
 * server to notice and leave, and removes a `postmaster.pid` whose number now belongs to a stranger.
 * @throws EmbeddedError when they do not leave.
 */
export async function clearRemains(cluster: string): Promise<void> {
  const limit = Date.now() + IMMEDIATE_STOP_MS;
  while ((postgresProcessesIn(cluster) ?? []).length > 0) {
    if (Date.now() > limit)
      throw new EmbeddedError(`Processes of an earlier database still run in ${cluster}: ${postgresProcessesIn(cluster)?.join(', ')}.`);
    await delay(POLL_MS);
  }
  if (process.platform === 'linux') rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/** Waits until a process is gone. Returns false when it is still there after the time. */
export async function waitForExit(pid: number, limitMs: number): Promise<boolean> {
  const limit = Date.now() + limitMs;
  while (isProcessAlive(pid)) {
    if (Date.now() > limit) return false;
    await delay(POLL_MS);
  }
  return true;
}

/**
 * Stops a server the fast way (transactions are rolled back, everything is written) and waits; if it hangs, the
 * immediate way, from which the next start recovers.
 * @throws EmbeddedError when not even that ends it.
 */
export async function stopPostmaster(pid: number, context: { cluster: string; binaries: Binaries; log: SupervisorLog }): Promise<void> {
  requestStop(pid, 'fast', context);
  if (await waitForExit(pid, FAST_STOP_MS)) return;
  context.log.warn(`The database (process ${pid}) did not stop in ${FAST_STOP_MS / 1000} s and is being stopped at once.`);
  requestStop(pid, 'immediate', context);
  if (!(await waitForExit(pid, IMMEDIATE_STOP_MS))) throw new EmbeddedError(`The database (process ${pid}) does not stop.`);
}

/** Asks a server to stop and returns at once. Windows has no signals, pg_ctl sends them there. */
export function requestStop(pid: number, mode: 'fast' | 'immediate', { cluster, binaries }: { cluster: string; binaries: Binaries }): void {
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster, '-m', mode, '-W'], { env: databaseEnv() });
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
