import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFileDurably } from '#platform/server/arquivos/durable-file.ts';
import type { Binaries } from './binaries.ts';
import { type DatabaseUser, databaseEnv, spawnAs } from './database-user.ts';
import { EmbeddedError, type SupervisorLog } from './embedded-error.ts';
import { hasContent, type Layout, makeFolderFor, nameFor } from './layout.ts';
import { explainFailure } from './server-log.ts';

/** The superuser of the cluster. */
export const OWNER = 'patio';

type Making = { layout: Layout; binaries: Binaries; user: DatabaseUser | null; password: string; fsync: boolean; log: SupervisorLog };

/**
 * Makes the data directory at the first start and checks it at the others.
 * @throws EmbeddedError when it is foreign, of another major version, or cannot be made.
 */
export function ensureCluster(making: Making): void {
  const { layout, binaries } = making;
  const versionFile = path.join(layout.cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    if (hasContent(layout.cluster))
      throw new EmbeddedError(
        `The database in ${layout.cluster} is damaged or incomplete (PG_VERSION is missing). Restore it from a backup.`,
      );
    createCluster(making);
    return;
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version !== String(binaries.major)) {
    throw new EmbeddedError(
      `The database in ${layout.cluster} is of PostgreSQL ${version} and the programs are of ${binaries.major}. Set PG_BIN_DIR to PostgreSQL ${version}, or restore a backup into a new DATA_DIR.`,
    );
  }
}

/** initdb works aside and the finished folder is renamed, so that a killed first start leaves nothing half made. */
function createCluster({ layout, binaries, user, password, fsync, log }: Making): void {
  log.info(`Creating the database in ${layout.cluster}.`);
  rmSync(layout.unfinishedCluster, { recursive: true, force: true });
  rmSync(layout.passwordFile, { force: true });
  rmSync(layout.cluster, { recursive: true, force: true });
  makeFolderFor(user, layout.unfinishedCluster);
  try {
    writeFileDurably(layout.passwordFile, password);
    if (user !== null) chownSync(layout.passwordFile, user.uid, user.gid);
    const folder = nameFor(user, layout.unfinishedCluster);
    const passwordFile = folder === layout.unfinishedCluster ? layout.passwordFile : `${folder}/../${path.basename(layout.passwordFile)}`;
    const ran = spawnSync(
      binaries.initdb,
      [
        `--pgdata=${folder}`,
        `--username=${OWNER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Portuguese order of names from ICU; the C library only for the rest, since hosts lack pt_BR.
        '--locale-provider=icu',
        '--icu-locale=pt-BR',
        '--locale=C',
        '--data-checksums',
        '--no-instructions',
        ...(fsync ? [] : ['--no-sync']),
      ],
      {
        ...spawnAs(user),
        cwd: layout.unfinishedCluster,
        env: databaseEnv(),
        encoding: 'utf8',
        timeout: 180_000,
        maxBuffer: 4 * 1024 * 1024,
      },
    );
    if (ran.status !== 0) throw new EmbeddedError(explainFailure(`${ran.error?.message ?? ''}\n${ran.stderr}`, layout.root));
    renameSync(layout.unfinishedCluster, layout.cluster);
  } finally {
    rmSync(layout.passwordFile, { force: true });
    rmSync(layout.unfinishedCluster, { recursive: true, force: true });
  }
}
