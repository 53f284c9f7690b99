import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type DatabaseUser, isReachableBy } from './database-user.ts';

/** Where the embedded database keeps its things, under `DATA_DIR/postgres`. */
export type Layout = {
  root: string;
  /** The data directory of PostgreSQL. */
  cluster: string;
  /** Where initdb works before the folder gets its final name. */
  unfinishedCluster: string;
  passwordFile: string;
  portFile: string;
  logFile: string;
};

/** The paths of a data folder; touches nothing. */
export function layoutOf(dataDir: string): Layout {
  const root = path.join(path.resolve(dataDir), 'postgres');
  return {
    root,
    cluster: path.join(root, 'dados'),
    unfinishedCluster: path.join(root, 'dados.incompletos'),
    passwordFile: path.join(root, 'senha.tmp'),
    portFile: path.join(root, 'porta'),
    logFile: path.join(root, 'postgres.log'),
  };
}

/** Makes the folder of the database; when another user runs the database, that user may pass through it. */
export function prepareRoot(layout: Layout, user: DatabaseUser | null): void {
  mkdirSync(layout.root, { recursive: true });
  if (process.platform !== 'win32') chmodSync(layout.root, user === null ? 0o700 : 0o711);
}

/** Makes an empty folder that belongs to the user of the database. */
export function makeFolderFor(user: DatabaseUser | null, folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  if (user !== null) chownSync(folder, user.uid, user.gid);
}

/**
 * How the database process names a folder. When its user cannot pass through a parent (the project under /root), Linux
 * still lets it stand inside: the process starts in that folder and calls it by `/proc/self/cwd`.
 */
export function nameFor(user: DatabaseUser | null, folder: string): string {
  if (user === null || process.platform !== 'linux' || isReachableBy(user, folder)) return folder;
  return '/proc/self/cwd';
}

/** True for a folder with anything in it. */
export function hasContent(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}
