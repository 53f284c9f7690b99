import { fstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { ConfigInvalida } from '../config.ts';
import { layoutOf } from '../database/embedded/layout.ts';
import { ocupacaoDe } from './medir.ts';

/** A folder whose volume is watched; `grava` is where the records go: without space there, nothing more is accepted. */
export type Volume = { nome: 'banco' | 'wal' | 'dados' | 'log'; pasta: string; grava: boolean };

type Pastas = {
  dataDir: string;
  embutido: boolean;
  /** A folder on the disk of a database that is not embedded; null: it is not seen from here, and says itself when it takes no more. */
  discoDoBanco: string | null;
};

/** What this process and its database write to. @throws ConfigInvalida where the folder of the database's disk cannot be measured: it would be watched in vain. */
export function volumesDoProcesso(pastas: Pastas): Volume[] {
  const log = pastaDoLog();
  return [
    ...volumesDoBanco(pastas),
    { nome: 'dados', pasta: pastas.dataDir, grava: false },
    ...(log ? [{ nome: 'log', pasta: log, grava: false } as const] : []),
  ];
}

function volumesDoBanco({ dataDir, embutido, discoDoBanco }: Pastas): Volume[] {
  if (!embutido) {
    if (discoDoBanco === null) return [];
    if (ocupacaoDe(discoDoBanco) === null)
      throw new ConfigInvalida([`DATABASE_DISK_DIR must be a folder that is there and is "${discoDoBanco}".`]);
    return [{ nome: 'banco', pasta: discoDoBanco, grava: true }];
  }
  const { cluster } = layoutOf(dataDir);
  return [
    { nome: 'banco', pasta: cluster, grava: true },
    { nome: 'wal', pasta: path.join(cluster, 'pg_wal'), grava: true },
  ];
}

/** Where the standard output is a file, its folder (Linux tells); otherwise somebody else keeps the log. */
function pastaDoLog(): string | null {
  try {
    return fstatSync(1).isFile() ? path.dirname(realpathSync('/proc/self/fd/1')) : null;
  } catch {
    return null;
  }
}
