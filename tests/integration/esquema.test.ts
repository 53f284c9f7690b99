import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bancoDeTeste } from '#tests/helpers/banco.ts';
import { lerCatalogo } from '#tests/tidy/catalogo.ts';
import { gerarEsquema } from '#tests/tidy/esquema.ts';
import { raiz } from '#tests/tidy/arvore.ts';

test('migrations/schema.ts and catalog.json are what the migrations make (npm run generate)', async () => {
  const banco = await bancoDeTeste();
  const pasta = mkdtempSync(join(tmpdir(), 'patio-tipos-'));
  try {
    const destino = join(pasta, 'schema.ts');
    await gerarEsquema(banco.urlDoDono, destino);
    expect(readFileSync(join(raiz, 'migrations', 'schema.ts'), 'utf8') === readFileSync(destino, 'utf8'), 'run npm run generate').toBe(
      true,
    );
    const catalogo = readFileSync(join(raiz, 'migrations', 'catalog.json'), 'utf8');
    expect(catalogo === (await lerCatalogo(banco.urlDoDono)), 'run npm run generate').toBe(true);
  } finally {
    rmSync(pasta, { recursive: true, force: true });
    await banco.fechar();
  }
});
