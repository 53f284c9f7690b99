import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#platform/server/database/supervisor.ts';
import { migrar } from '#platform/server/database/migrate.ts';
import { raiz } from './arvore.ts';
import { lerCatalogo } from './catalogo.ts';

/** Regenerates `migrations/catalog.json` from a database made by the migrations alone. */
export async function escreverEsquema(): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'patio-esquema-'));
  const quieto = { info: () => undefined, warn: () => undefined, error: (m: string) => void process.stderr.write(`${m}\n`) };
  const banco = await startEmbedded({ dataDir: pasta, log: quieto, fsync: false });
  try {
    await migrar(banco.url);
    writeFileSync(join(raiz, 'migrations', 'catalog.json'), await lerCatalogo(banco.url));
  } finally {
    await banco.stop();
    rmSync(pasta, { recursive: true, force: true });
  }
}
