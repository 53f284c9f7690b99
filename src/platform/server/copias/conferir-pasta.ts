import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/** Tries to write where the backups go, so that whoever starts the portal learns it, and not whoever needs a backup. */
export function conferirPastaDasCopias({ backupDir }: Pick<Config, 'backupDir'>, log: Pick<Logger, 'warn'>): void {
  const arquivo = path.join(backupDir, `.escrita-${process.pid}`);
  try {
    mkdirSync(backupDir, { recursive: true, mode: 0o700 });
    writeFileSync(arquivo, '');
    rmSync(arquivo);
  } catch (causa) {
    log.warn(
      { err: causa },
      `Backups cannot be written to ${backupDir}: let the user of the portal write there (under systemd also ReadWritePaths), or set another BACKUP_DIR.`,
    );
  }
}
