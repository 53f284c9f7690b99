import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { telaDaFigura } from './telas-do-manual.ts';

const pasta = join(import.meta.dirname, '..', '..', '..', 'docs', 'manual', 'figuras');

test('each place of the manual that tells of a screen has its picture in both languages, and there is no other (npm run figuras)', () => {
  const nomes = [...telaDaFigura.values()].map((id) => `${id}.webp`).toSorted();
  for (const lingua of ['br', 'en']) expect(readdirSync(join(pasta, lingua)).toSorted(), lingua).toEqual(nomes);
});
