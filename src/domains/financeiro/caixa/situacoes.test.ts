import { expect, test } from 'vitest';
import { parametrosDivergentes } from '#shared/textos.ts';
import { errosCaixa } from './erros.ts';
import { podeTransitar } from './situacoes.ts';
import { textosCaixa } from './texts.ts';

test.each([
  ['aberto', 'fechar', true],
  ['reaberto', 'fechar', true],
  ['fechado', 'fechar', false],
  ['fechado', 'reabrir', true],
  ['aberto', 'reabrir', false],
  ['reaberto', 'reabrir', false],
] as const)('%s: %s is %s', (de, verbo, pode) => expect(podeTransitar(de, verbo)).toBe(pode));

test('texts and refusals say the same in both languages', () => {
  expect(parametrosDivergentes(textosCaixa)).toEqual([]);
  expect(
    parametrosDivergentes(Object.fromEntries(Object.entries(errosCaixa.definicoes).map(([code, { br, en }]) => [code, { br, en }]))),
  ).toEqual([]);
});
