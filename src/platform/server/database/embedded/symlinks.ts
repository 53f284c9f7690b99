import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { codeOf } from './embedded-error.ts';

const listed = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Recreates the library links that npm cannot carry (`libpq.so.5` → `libpq.so.5.18`). The package does it in an install
 * script; ours is allowed to be off, and without the links postgres does not start.
 * @throws the error of the file system when the folder is not writable.
 */
export function recreateSymlinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of listed.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageFolder, target);
    if (lstatSync(link, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link);
    } catch (error) {
      // Another process made it in between.
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}
