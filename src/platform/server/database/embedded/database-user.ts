import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The unprivileged user that runs PostgreSQL when the application itself runs as root. */
export type DatabaseUser = { uid: number; gid: number };

/** nobody/nogroup: needs no useradd and exists on every Linux and, by another number, on macOS. */
const NOBODY = process.platform === 'darwin' ? -2 : 65_534;

/**
 * Who must run the database: null means the user of the application, since PostgreSQL refuses only root. An existing
 * cluster stays with its owner, so an operator who gives the folder to another user is obeyed.
 */
export function databaseUserFor(cluster: string): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: NOBODY, gid: NOBODY };
}

/** Whether every folder above a path lets the user pass (mode bits only; access lists are not read). */
export function isReachableBy(user: DatabaseUser, target: string): boolean {
  const parents: string[] = [];
  for (let folder = path.dirname(path.resolve(target)); parents.at(-1) !== folder; folder = path.dirname(folder)) parents.push(folder);
  return parents.every((folder) => {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    return (mode & bit) !== 0;
  });
}

/** The options that make child_process run a program as that user. */
export function spawnAs(user: DatabaseUser | null): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}

/** A clean environment: nothing of the host (PGDATA, PGPORT, LANG) may change what the database does. */
export function databaseEnv(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  const entries = kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]] as const]));
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}
