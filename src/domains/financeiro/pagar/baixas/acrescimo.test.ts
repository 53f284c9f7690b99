import { expect, test } from 'vitest';
import { ondePassam } from './acrescimo.ts';

const item = (contaPagarId: number, jurosCentavos: number, acrescimoLivreCentavos: number | null, descontoCentavos = 0) => ({
  contaPagarId,
  descontoCentavos,
  multaCentavos: 0,
  jurosCentavos,
  acrescimoLivreCentavos,
});

test('what a bill takes above what it owes is the sum of its payments in the act, less their discounts', () => {
  expect(ondePassam([item(1, 60, 100), item(2, 60, 100), item(1, 40, 100)])).toEqual([]);
  expect(ondePassam([item(1, 60, 100), item(2, 60, 100), item(1, 41, 100)])).toEqual([0, 2]);
  expect(ondePassam([item(1, 60, 100), item(1, 0, 100, 10), item(1, 50, 100)])).toEqual([]);
});

test('without a limit nothing passes; of a bill that takes nothing more, an increase does, and a plain payment or a discount does not', () => {
  expect(ondePassam([item(1, 9_999_999, null)])).toEqual([]);
  expect(ondePassam([item(1, 1, -500), item(2, 0, -500), item(3, 1, -500, 2)])).toEqual([0]);
});
