import { fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { devNull } from 'node:os';

/** A log larger than this gives way to a new one at the next start; one old file is kept. */
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Opens the log of the server for appending. It is a file and not a pipe because the server may outlive the application.
 * Returns the descriptor and where this start begins. Where the log cannot be written the server starts without one.
 */
export function openServerLog(file: string): { descriptor: number; from: number } {
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES) renameSync(file, `${file}.1`);
    const descriptor = openSync(file, 'a', 0o600);
    return { descriptor, from: fstatSync(descriptor).size };
  } catch {
    return { descriptor: openSync(devNull, 'a'), from: 0 };
  }
}

/** What the server wrote since `from` (bytes). */
export function readServerLog(file: string, from: number): string {
  return readFileSync(file).subarray(from).toString('utf8');
}

/** One clear line out of what initdb or postgres wrote before it gave up. */
export function explainFailure(output: string, folder: string): string {
  if (/No space left on device|Check free disk space|Disk quota exceeded/i.test(output))
    return `The disk of ${folder} is full: free some space and start again.`;
  if (/Cannot allocate memory|could not (?:map|resize) (?:anonymous )?shared memory/i.test(output)) {
    return `The embedded database did not get the memory it asked for: ${reason(output)}`;
  }
  if (
    /could not load library|incompatible with server|pg_control|invalid checkpoint|could not locate .*checkpoint|PANIC|checksum|invalid data in file|is not a database cluster/i.test(
      output,
    )
  ) {
    return `The database in ${folder} is damaged or incomplete and does not start (${reason(output)}). Restore it from a backup.`;
  }
  return `The embedded database in ${folder} does not start: ${reason(output)}`;
}

/** The last sentence that says why: PANIC and FATAL lines first, then any "error", then the last line. */
function reason(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = (pattern: RegExp) => lines.findLast((line) => pattern.test(line));
  const line = last(/(?:PANIC|FATAL):/) ?? last(/error/i) ?? lines.at(-1) ?? 'it wrote no reason';
  return line.replace(/^.*?(?:PANIC|FATAL):\s*/, '').replace(/\.$/, '');
}
