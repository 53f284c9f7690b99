import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { raiz } from './arvore.ts';
import { documentosGerados } from './gerados.ts';

test('generated documents are up to date (npm run generate)', async () => {
  for (const [caminho, texto] of Object.entries(await documentosGerados())) {
    const atual = existsSync(join(raiz, caminho)) ? readFileSync(join(raiz, caminho), 'utf8') : '';
    expect(atual === texto, caminho).toBe(true);
  }
});
