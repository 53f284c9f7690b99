import { expect, test } from 'vitest';
import { aApagar } from './guardar.ts';

const nome = (dia: string, hora = '06'): string => `${dia}T${hora}-00-00Z-abcdef`;
const dias = (de: string, quantos: number): string[] =>
  Array.from({ length: quantos }, (_, i) => nome(new Date(Date.parse(`${de}T00:00:00Z`) + i * 86_400_000).toISOString().slice(0, 10)));
/** What goes when the newest was just made, in Belém, three hours behind UTC. */
const vao = (nomes: string[], inteiras: string[] = [], agora = `${(nomes.toSorted().at(-1) ?? '').slice(0, 10)}T23:59:00Z`): string[] =>
  aApagar(nomes, { inteiras: new Set(inteiras), agora: new Date(agora), fuso: 'America/Belem' });

test('of fifteen months of nights the newest of seven days, twelve months and each year stay', () => {
  const todas = dias('2025-01-01', 455);
  const apagadas = new Set(vao(todas));
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

test('none younger than seven days goes, whatever came after it; then the newest of each day stays', () => {
  const todas = [nome('2026-03-02', '00'), nome('2026-03-02'), nome('2026-03-02', '15'), ...dias('2026-03-03', 6)];
  const inteiras = [nome('2026-03-02', '15')];
  expect(vao(todas, inteiras, '2026-03-08T23:59:59Z')).toEqual([]);
  expect(vao(todas, inteiras, '2026-03-09T00:00:00Z')).toEqual([nome('2026-03-02', '00')]);
  expect(vao(todas, inteiras, '2026-03-09T06:00:00Z')).toEqual([nome('2026-03-02'), nome('2026-03-02', '00')]);
});

test('a school that was off for months loses nothing by that', () => {
  expect(vao([...dias('2026-01-01', 3), ...dias('2026-08-01', 2)])).toEqual([]);
});

test('of old ones one that was found whole stays rather than a newer one that was not, and the newest of all stays', () => {
  const [inteira, quebrada, nova] = [nome('2026-03-01', '06'), nome('2026-03-01', '15'), nome('2026-03-01', '20')];
  expect(vao([inteira, quebrada, nova], [inteira], '2026-04-01T12:00:00Z')).toEqual([quebrada]);
});

test('of several old ones of a day of the school the newest stays: its evening is the next day in UTC', () => {
  const velhas = [nome('2026-03-01'), nome('2026-03-02', '00'), nome('2026-03-02')];
  expect(vao(velhas, [], '2026-04-01T12:00:00Z')).toEqual([nome('2026-03-01')]);
});
