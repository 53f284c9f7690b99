import { expect, test } from 'vitest';
import { podeTransitar } from './situacoes.ts';

test.each([
  ['aberto', 'fechar', true],
  ['reaberto', 'fechar', true],
  ['fechado', 'fechar', false],
  ['fechado', 'reabrir', true],
  ['aberto', 'reabrir', false],
  ['reaberto', 'reabrir', false],
] as const)('%s: %s is %s', (de, verbo, pode) => expect(podeTransitar(de, verbo)).toBe(pode));
