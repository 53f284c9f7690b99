import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, statSync, unlinkSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { writeFileDurably } from '#platform/server/arquivos/durable-file.ts';
import { codeOf, EmbeddedError } from './embedded-error.ts';
import { processStartMark } from './processes.ts';

const holderSchema = z.object({ pid: z.int().positive(), host: z.string(), started: z.string(), token: z.uuid() });
type Holder = z.infer<typeof holderSchema>;

const SIGN_OF_LIFE_MS = 5_000;
/** A holder on another host (two containers on one volume) cannot be asked: silence this long means that it is gone. */
const SILENCE_MS = 20_000;
const ATTEMPTS = 5;

/**
 * Takes the data folder for this process; a lock left by a dead process is recovered. One folder never serves two
 * applications, since each would stop the other's database.
 * @throws EmbeddedError naming who holds it.
 */
export function takeAppLock(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'patio.lock');
  const mine: Holder = { pid: process.pid, host: hostname(), started: processStartMark(process.pid), token: randomUUID() };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (create(file, mine)) return keep(file, mine);
    const other = read(file);
    if (other === 'gone') continue;
    if (other !== 'damaged' && isAlive(other, file)) {
      throw new EmbeddedError(
        `The data folder ${dataDir} is in use by another Pátio (process ${other.pid} on ${other.host}). Stop it or set another DATA_DIR.`,
      );
    }
    removeStale(file, other);
  }
  throw new EmbeddedError(`The data folder ${dataDir} is being opened by several processes at once. Start only one.`);
}

function create(file: string, mine: Holder): boolean {
  const unfinished = `${file}.${mine.token}`;
  writeFileDurably(unfinished, JSON.stringify(mine));
  try {
    linkSync(unfinished, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(unfinished);
  }
}

function keep(file: string, mine: Holder): { release(): void } {
  const timer = setInterval(() => {
    const holder = read(file);
    if (typeof holder === 'object' && holder.token === mine.token) utimesSync(file, new Date(), new Date());
  }, SIGN_OF_LIFE_MS);
  timer.unref();
  return {
    release() {
      clearInterval(timer);
      const holder = read(file);
      if (typeof holder === 'object' && holder.token === mine.token) unlinkSync(file);
    },
  };
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host === hostname()) return processStartMark(holder.pid) === holder.started;
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < SILENCE_MS;
}

/**
 * Moves the stale lock aside and looks at what was moved: if a faster process had already put its own there, it goes
 * back to its place.
 */
function removeStale(file: string, stale: Holder | 'damaged'): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = read(aside);
  if (typeof moved === 'object' && (stale === 'damaged' || moved.token !== stale.token)) create(file, moved);
  unlinkSync(aside);
}

function read(file: string): Holder | 'gone' | 'damaged' {
  try {
    const parsed = holderSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.data : 'damaged';
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'gone';
    if (error instanceof SyntaxError) return 'damaged';
    throw error;
  }
}
