import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bancoDeTeste } from '#tests/helpers/banco.ts';
import { lerCatalogo } from '#tests/tidy/catalogo.ts';
import { raiz } from '#tests/tidy/arvore.ts';

test('migrations/catalog.json is what the migrations make (npm run generate)', async () => {
  const banco = await bancoDeTeste();
  try {
    const catalogo = readFileSync(join(raiz, 'migrations', 'catalog.json'), 'utf8');
    expect(catalogo === (await lerCatalogo(banco.urlDoDono)), 'run npm run generate').toBe(true);
  } finally {
    await banco.fechar();
  }
});
