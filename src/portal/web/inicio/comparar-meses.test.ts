import { expect, test } from 'vitest';
import { compararMeses } from './comparar-meses.ts';

test('a month is held against the last in per cent, and beside it where a percentage says nothing', () => {
  expect(compararMeses('recebido', 150, 100)).toEqual({ como: 'mais', n: 50 });
  expect(compararMeses('recebido', 50, 100)).toEqual({ como: 'menos', n: 50 });
  expect(compararMeses('recebido', 7, 7)).toEqual({ como: 'igual', n: 0 });
  // From nothing, to more than ten times as much, or by less than a per cent.
  expect(compararMeses('recebido', 5, 0)?.como).toBe('contra');
  expect(compararMeses('recebido', 23_970, 100)?.como).toBe('contra');
  expect(compararMeses('recebido', 10_001, 10_000)?.como).toBe('contra');
  expect(compararMeses('recebido', 0, 100)).toEqual({ como: 'menos', n: 100 });
});

test('what is still open is held against no month before: of that one only the leftovers are open', () => {
  expect(compararMeses('aReceber', 150, 100)).toBeNull();
  expect(compararMeses('aPagar', 0, 0)).toBeNull();
  expect(compararMeses('matriculas', 150, 100)).toEqual({ como: 'mais', n: 50 });
});
