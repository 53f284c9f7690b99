import { fstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { layoutOf } from '../database/embedded/layout.ts';

/** A folder whose volume is watched; `grava` is where the records go: without space there, nothing more is accepted. */
export type Volume = { nome: 'banco' | 'wal' | 'dados' | 'log'; pasta: string; grava: boolean };

/** What this process writes to. The disk of a database elsewhere is not seen from here: it says itself when it takes no more. */
export function volumesDoProcesso({ dataDir, embutido }: { dataDir: string; embutido: boolean }): Volume[] {
  const { cluster } = layoutOf(dataDir);
  const doBanco: Volume[] = embutido
    ? [
        { nome: 'banco', pasta: cluster, grava: true },
        { nome: 'wal', pasta: path.join(cluster, 'pg_wal'), grava: true },
      ]
    : [];
  const log = pastaDoLog();
  return [
    ...doBanco,
    { nome: 'dados', pasta: dataDir, grava: false },
    ...(log ? [{ nome: 'log', pasta: log, grava: false } as const] : []),
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
