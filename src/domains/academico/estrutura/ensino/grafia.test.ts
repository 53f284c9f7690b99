import { expect, test } from 'vitest';
import { corrigeGrafia } from './grafia.ts';

test.each([
  ['Lingua Portugesa', 'Língua Portuguesa', true],
  ['matematica', 'Matemática', true],
  ['Língua Portuguesa', 'Judô', false],
  ['Arte', 'Ata', false],
  ['História', 'Geografia', false],
])('%s → %s: %s', (antes, depois, esperado) => expect(corrigeGrafia(antes, depois)).toBe(esperado));
