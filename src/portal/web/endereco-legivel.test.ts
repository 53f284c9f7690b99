import { expect, test } from 'vitest';
import { isLegivel } from './endereco-legivel.ts';

test.each([
  ['/', true],
  ['/pessoas/33', true],
  ['/pessoas/jos%C3%A9', true],
  ['/%', false],
  ['/%E0%A4%A', false],
  ['/pessoas/%zz', false],
])('%s: %s', (caminho, legivel) => {
  expect(isLegivel(caminho)).toBe(legivel);
});
