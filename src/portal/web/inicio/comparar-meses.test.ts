import { expect, test } from 'vitest';
import { compararMeses } from './comparar-meses.ts';

test('a month is held against the last in per cent, and beside it where a percentage says nothing', () => {
  expect(compararMeses(150, 100)).toEqual({ como: 'mais', n: 50 });
  expect(compararMeses(50, 100)).toEqual({ como: 'menos', n: 50 });
  expect(compararMeses(7, 7)).toEqual({ como: 'igual', n: 0 });
  // From nothing, to more than ten times as much, or by less than a per cent.
  expect(compararMeses(5, 0).como).toBe('contra');
  expect(compararMeses(23_970, 100).como).toBe('contra');
  expect(compararMeses(10_001, 10_000).como).toBe('contra');
  expect(compararMeses(0, 100)).toEqual({ como: 'menos', n: 100 });
});
