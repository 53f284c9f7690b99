import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MigrationError } from './migration-error.ts';

export type Migration = {
  version: number;
  name: string;
  sql: string;
  /** SHA-256 of the text. */
  hash: string;
};

/** The migrations of the product. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../../migrations/', import.meta.url));

/**
 * Reads `NNNN-name.sql` files in order.
 * @throws MigrationError on a bad name, a gap or repetition in the numbers, or a file that ends its own transaction.
 */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, index) => {
    const number = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/.exec(name)?.[1];
    if (number === undefined) throw new MigrationError(`Migration ${name} must be named NNNN-words-without-accents.sql.`);
    const version = Number(number);
    if (version !== index + 1)
      throw new MigrationError(`Migration ${name} breaks the sequence: ${String(index + 1).padStart(4, '0')} was expected.`);
    // Git may hand the same file with other line ends on another machine.
    const sql = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    if (/^\s*(?:begin|commit|rollback|start\s+transaction)\s*;/im.test(withoutBodies(sql))) {
      throw new MigrationError(`Migration ${name} has a transaction command of its own: each migration already runs in one.`);
    }
    return { version, name, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}

/** Function bodies have their own begin and end. */
function withoutBodies(sql: string): string {
  return sql.replaceAll(/(\$\w*\$)[\s\S]*?\1/g, '');
}
