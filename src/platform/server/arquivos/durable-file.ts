import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';

/**
 * Writes a new file (it must not exist) readable by its owner only, and returns when it is on the disk.
 * @throws the error of the file system, EEXIST included.
 */
export function writeFileDurably(path: string, content: string): void {
  const descriptor = openSync(path, 'wx', 0o600);
  try {
    writeSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
