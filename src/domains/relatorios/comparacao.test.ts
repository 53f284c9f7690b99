import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diasEntre, somarDias } from '#shared/datas.ts';
import { periodoComparado } from './definicoes/comparacao.ts';

test('a year is compared with the year before, a month with the month or the year before', () => {
  const ano = { de: '2026-01-01', ate: '2026-12-31' };
  expect(periodoComparado(ano, 'ano_anterior')).toEqual({ de: '2025-01-01', ate: '2025-12-31', meses: 12 });
  expect(periodoComparado(ano, 'periodo_anterior')).toEqual({ de: '2025-01-01', ate: '2025-12-31', meses: 12 });
  const marco = { de: '2024-03-01', ate: '2024-03-31' };
  expect(periodoComparado(marco, 'periodo_anterior')).toEqual({ de: '2024-02-01', ate: '2024-02-29', meses: 1 });
  expect(periodoComparado(marco, 'ano_anterior')).toEqual({ de: '2023-03-01', ate: '2023-03-31', meses: 12 });
  expect(periodoComparado({ de: null, ate: '2024-03-31' }, 'ano_anterior')).toBeNull();
});

test('the previous period ends before the one asked for begins', () => {
  const dia = fc.integer({ min: 0, max: 5000 }).map((n) => somarDias('2020-01-01', n));
  fc.assert(
    fc.property(dia, fc.integer({ min: 0, max: 800 }), (de, dias) => {
      const outro = periodoComparado({ de, ate: somarDias(de, dias) }, 'periodo_anterior');
      expect(outro).not.toBeNull();
      if (outro) expect(diasEntre(outro.ate, de)).toBeGreaterThan(0);
    }),
  );
});
