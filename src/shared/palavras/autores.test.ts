import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nomeDoAutor } from './autores.ts';

test('a process is named in the language of the reader, a person never changes', () => {
  expect(nomeDoAutor('escola de demonstração', 'en')).toBe('demo school');
  expect(nomeDoAutor('escola de demonstração', 'br')).toBe('escola de demonstração');
  expect(nomeDoAutor('Marta Lobato', 'en')).toBe('Marta Lobato');
  expect(nomeDoAutor(null, 'en')).toBeNull();
});

test('every process that signs something has its name in English', () => {
  const src = join(import.meta.dirname, '..', '..');
  const nomes = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts', '**/*.gen.ts'] })
    .filter((arquivo) => arquivo.includes('server') || arquivo.includes('demo'))
    .flatMap((arquivo) =>
      [...readFileSync(join(src, arquivo), 'utf8').matchAll(/\{ processo: '([^']+)' \}/g)].map(([, nome]) => nome ?? ''),
    );
  expect(nomes.length).toBeGreaterThan(3);
  for (const nome of nomes) expect(nomeDoAutor(nome, 'en'), nome).not.toBe(nome);
});
