import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbedded } from '#platform/server/database/supervisor.ts';
import { migrar } from '#platform/server/database/migrate.ts';
import { raiz } from './arvore.ts';
import { lerCatalogo } from './catalogo.ts';

const tipos = JSON.stringify({ int8: 'number', timestamptz: 'string', numeric: 'string' });

/** Writes the types of a migrated database to a file. */
export async function gerarEsquema(url: string, destino: string): Promise<void> {
  const codegen = join(raiz, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');
  await promisify(execFile)(
    process.execPath,
    [
      codegen,
      '--dialect',
      'postgres',
      '--url',
      url,
      '--include-pattern',
      'public.*',
      '--date-parser',
      'string',
      '--type-mapping',
      tipos,
      '--out-file',
      destino,
      '--log-level',
      'error',
    ],
    { cwd: raiz },
  );
  marcarDinheiro(destino);
}

/** Columns of money are `Centavos`, so that no other number goes where an amount is meant. */
function marcarDinheiro(destino: string): void {
  const marcado = readFileSync(destino, 'utf8')
    .replaceAll(/^(\s+\w*centavos: .*)\bnumber\b/gm, '$1Centavos')
    .replace(/^import type .* from "kysely";$/m, (linha) => `${linha}\nimport type { Centavos } from "#shared/dinheiro.ts";`);
  writeFileSync(destino, marcado);
}

/** Regenerates `migrations/schema.ts` and `migrations/catalog.json` from a database made by the migrations alone. */
export async function escreverEsquema(): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'patio-esquema-'));
  const quieto = { info: () => undefined, warn: () => undefined, error: (m: string) => void process.stderr.write(`${m}\n`) };
  const banco = await startEmbedded({ dataDir: pasta, log: quieto, fsync: false });
  try {
    await migrar(banco.url);
    await gerarEsquema(banco.url, join(raiz, 'migrations', 'schema.ts'));
    writeFileSync(join(raiz, 'migrations', 'catalog.json'), await lerCatalogo(banco.url));
  } finally {
    await banco.stop();
    rmSync(pasta, { recursive: true, force: true });
  }
}
