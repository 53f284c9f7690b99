import { write, writeSync } from 'node:fs';

type Limits = {
  /** Characters that may wait to be written; what comes after is lost. */
  waiting?: number;
  /** How long after a failed write the next one is tried. */
  retryMs?: number;
};

/** Where the logger writes its lines. */
export type LogDestination = {
  write(line: string): void;
  /** Writes what waits, before the process ends. */
  flush(): void;
};

const linesIn = (text: string): number => text.split('\n').length - 1;

/**
 * Writes lines to a descriptor without ever failing or blocking whoever logs: a full volume or a reader that hangs costs lines, never an
 * answer or the process. How many were lost is told as soon as a line can be written again.
 */
export function openLog(descriptor: number, { waiting: most = 1_000_000, retryMs = 1_000 }: Limits = {}): LogDestination {
  let waiting = '';
  let writing = false;
  let lost = 0;
  /** A line was cut in the middle: the next one begins on a line of its own. */
  let torn = false;
  let paused = false;

  /** The first bytes of `ours` are no line of the caller: a line break after a torn line, and the notice of so many lost ones. */
  const put = (bytes: Buffer, ours: number, told: number): void => {
    writing = true;
    write(descriptor, bytes, 0, bytes.length, null, (error, written) => {
      if (error?.code === 'EAGAIN') return void setTimeout(() => put(bytes, ours, told), 50).unref();
      if (error) {
        lost += linesIn(bytes.subarray(ours).toString());
        return rest();
      }
      torn = bytes[written - 1] !== 10;
      const isTold = ours > 0 && written >= ours;
      if (isTold) lost -= told;
      if (written < bytes.length) return put(bytes.subarray(written), Math.max(0, ours - written), isTold ? 0 : told);
      writing = false;
      next();
    });
  };
  const rest = (): void => {
    writing = false;
    paused = true;
    setTimeout(() => {
      paused = false;
      next();
    }, retryMs).unref();
  };
  const next = (): void => {
    if (writing || paused || (waiting === '' && lost === 0)) return;
    const notice = lost > 0 ? `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines lost' })}\n` : '';
    const ours = Buffer.from(`${torn ? '\n' : ''}${notice}`);
    const bytes = Buffer.concat([ours, Buffer.from(waiting)]);
    waiting = '';
    put(bytes, ours.length, lost);
  };
  return {
    write(line) {
      if (waiting.length + line.length > most) lost += 1;
      else waiting += line;
      next();
    },
    flush() {
      if (waiting === '') return;
      const text = waiting;
      waiting = '';
      try {
        writeSync(descriptor, text);
      } catch {
        // The process ends: nobody is left to be told.
        lost += linesIn(text);
      }
    },
  };
}

let standard: LogDestination | null = null;

/** The log of the process, on its standard output. */
export function standardLog(): LogDestination {
  if (standard === null) {
    const log = openLog(1);
    process.once('exit', () => log.flush());
    standard = log;
  }
  return standard;
}
