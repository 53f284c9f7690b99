import { expect, test } from 'vitest';
import { doUltimoAno } from './periodos.ts';

const ano = (n: number, lancamentos: number, ...numeros: number[]) => numeros.map((numero) => ({ id: n * 100 + numero, lancamentos }));

test('a book goes by default to the last período of the last year that has entries, adjustments and closing too', () => {
  const meses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(doUltimoAno([...ano(2027, 0, ...meses, 14), ...ano(2026, 5, ...meses, 13, 14)], 2027)).toEqual({ de: 202_601, ate: 202_614 });
  expect(doUltimoAno([...ano(2027, 0, ...meses, 14), ...ano(2026, 0, ...meses, 14)], 2027)).toEqual({ de: 202_701, ate: 202_714 });
  expect(doUltimoAno([], 2027)).toBeNull();
});

test('a year that has not begun is no default while one has, however many entries wait in it', () => {
  expect(doUltimoAno([...ano(2027, 1, 1, 2), ...ano(2026, 5, 1, 2)], 2026)).toEqual({ de: 202_601, ate: 202_602 });
  expect(doUltimoAno(ano(2027, 1, 1, 2), 2026)).toEqual({ de: 202_701, ate: 202_702 });
});
