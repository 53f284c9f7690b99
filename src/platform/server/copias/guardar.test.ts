import { expect, test } from 'vitest';
import { aApagar } from './guardar.ts';

const nome = (dia: string, hora = '03'): string => `${dia}T${hora}-00-00Z-abcdef`;
const dias = (de: string, quantos: number): string[] =>
  Array.from({ length: quantos }, (_, i) => nome(new Date(Date.parse(`${de}T00:00:00Z`) + i * 86_400_000).toISOString().slice(0, 10)));

test('of fifteen months of nights the newest of seven days, twelve months and each year stay', () => {
  const todas = dias('2025-01-01', 455);
  const apagadas = new Set(aApagar(todas));
  const ficam = todas.filter((n) => !apagadas.has(n)).map((n) => n.slice(0, 10));
  expect(ficam).toEqual([
    '2025-04-30',
    '2025-05-31',
    '2025-06-30',
    '2025-07-31',
    '2025-08-31',
    '2025-09-30',
    '2025-10-31',
    '2025-11-30',
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    ...dias('2026-03-25', 7).map((n) => n.slice(0, 10)),
  ]);
});

test('a school that was off for months loses nothing by that', () => {
  expect(aApagar([...dias('2026-01-01', 3), ...dias('2026-08-01', 2)])).toEqual([]);
});

test('one that was found whole stays rather than a newer one that was not, and the newest of all stays', () => {
  const [inteira, quebrada, nova] = [nome('2026-03-01', '03'), nome('2026-03-01', '15'), nome('2026-03-01', '20')];
  expect(aApagar([inteira, quebrada, nova], new Set([inteira]))).toEqual([quebrada]);
});

test('of several of one day the newest stays', () => {
  expect(aApagar([nome('2026-03-01', '03'), nome('2026-03-01', '15'), nome('2026-03-02')])).toEqual([nome('2026-03-01', '03')]);
});
