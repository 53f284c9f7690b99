import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { reajustar } from './reajuste.ts';

test.each([
  [1_251_000, '8.5000', 'centavo', 1_357_335],
  [1_251_000, '8.5000', 'real', 1_357_300],
  [1_251_000, '8.5000', 'dez_reais', 1_357_000],
  [100_050, '0.0000', 'real', 100_100],
  [100_049, '0.0000', 'real', 100_000],
  [1_000, '-100.0000', 'real', 100],
] as const)('%i at %s to the %s is %i', (valor, taxa, arredondamento, esperado) =>
  expect(reajustar(centavos(valor), taxa, arredondamento)).toBe(esperado),
);

test('a rounded price is a multiple of its step, at most half a step away', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 99_999_999 }),
      fc.constantFrom(['real', 100], ['dez_reais', 1_000]),
      (valor, [arredondamento, passo]) => {
        const novo = reajustar(centavos(valor), '0.0000', arredondamento as 'real');
        expect(novo % Number(passo)).toBe(0);
        expect(Math.abs(novo - valor)).toBeLessThanOrEqual(Number(passo) / 2);
      },
    ),
  );
});
