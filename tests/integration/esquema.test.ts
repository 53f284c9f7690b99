import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bancoDeTeste } from '#tests/helpers/banco.ts';
import { gerarEsquema } from '#tests/tidy/esquema.ts';
import { raiz } from '#tests/tidy/arvore.ts';

test('migrations/schema.ts is what the migrations make (npm run generate)', async () => {
  const banco = await bancoDeTeste();
  const pasta = mkdtempSync(join(tmpdir(), 'patio-tipos-'));
  try {
    const destino = join(pasta, 'schema.ts');
    await gerarEsquema(banco.urlDoDono, destino);
    expect(readFileSync(join(raiz, 'migrations', 'schema.ts'), 'utf8') === readFileSync(destino, 'utf8'), 'run npm run generate').toBe(
      true,
    );
  } finally {
    rmSync(pasta, { recursive: true, force: true });
    await banco.fechar();
  }
});
