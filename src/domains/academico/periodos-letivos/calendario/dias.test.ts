import { describe, expect, test } from 'vitest';
import { contarLetivos, type DiaDoCalendario, diasMarcados, isDiaLetivo, type TipoDeDia, trechos } from './dias.ts';

const calendario = new Map([
  ['2026-07-09', { tipo: 'feriado' as const }],
  ['2026-07-11', { tipo: 'letivo' as const }],
  ['2026-07-13', { tipo: 'recesso' as const }],
]);

describe('a day', () => {
  test.each([
    ['2026-07-10', true, 'Friday'],
    ['2026-07-12', false, 'Sunday'],
    ['2026-07-09', false, 'a holiday'],
    ['2026-07-11', true, 'a Saturday that counts'],
    ['2026-07-13', false, 'recess'],
  ])('%s is a school day: %s (%s)', (dia, letivo) => expect(isDiaLetivo(dia, calendario.get(dia))).toBe(letivo));

  test('is counted once, ends included', () => {
    expect(contarLetivos('2026-07-06', '2026-07-13', calendario)).toBe(5);
    expect(contarLetivos('2026-07-10', '2026-07-10', calendario)).toBe(1);
    expect(contarLetivos('2026-07-11', '2026-07-10', calendario)).toBe(0);
  });
});

describe('a stretch marks', () => {
  const de = '2026-07-08';
  const ate = '2026-07-14';
  test('as recess what would be a school day, and leaves holidays with their names', () => {
    expect(diasMarcados({ de, ate, tipo: 'recesso' }, calendario)).toEqual(['2026-07-08', '2026-07-10', '2026-07-11', '2026-07-14']);
  });
  test('as school days what would be none, Sundays apart', () => {
    expect(diasMarcados({ de, ate, tipo: 'letivo' }, calendario)).toEqual(['2026-07-09', '2026-07-13']);
  });
  test('back to the weekday what has a row', () => {
    expect(diasMarcados({ de, ate, tipo: null }, calendario)).toEqual(['2026-07-09', '2026-07-11', '2026-07-13']);
  });
  test('one day whatever it is', () => {
    expect(diasMarcados({ de: '2026-07-12', ate: '2026-07-12', tipo: 'feriado' }, calendario)).toEqual(['2026-07-12']);
  });
});

test('days that say the same are told as one stretch, over weekends, and not over a school day', () => {
  const dia = (data: string, tipo: TipoDeDia, nome: string): DiaDoCalendario => ({ data, tipo, nome, segueDiaSemana: null });
  const marcados = [
    ...['2026-07-02', '2026-07-03', '2026-07-06', '2026-07-08'].map((data) => dia(data, 'recesso', 'Julho')),
    dia('2026-07-09', 'feriado', 'Revolução'),
    dia('2026-07-10', 'recesso', 'Julho'),
  ];
  expect(trechos(marcados).map(({ dia: { data, tipo }, ate }) => [data, ate, tipo])).toEqual([
    ['2026-07-02', '2026-07-06', 'recesso'],
    ['2026-07-08', '2026-07-08', 'recesso'],
    ['2026-07-09', '2026-07-09', 'feriado'],
    ['2026-07-10', '2026-07-10', 'recesso'],
  ]);
});
