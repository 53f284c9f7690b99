import { expect, test } from 'vitest';
import { mesNaUrl, recorteNaUrl } from './filtros-financeiros.ts';

test('a figure of a month opens the days of it that the filter lets through', () => {
  expect(mesNaUrl('2026-10-01', undefined)).toBe('2026-10-01..2026-10-31');
  expect(mesNaUrl('2026-10-01', { de: '2026-10-10', ate: null })).toBe('2026-10-10..2026-10-31');
  expect(mesNaUrl('2026-10-01', { de: '2026-01-01', ate: '2026-10-20' })).toBe('2026-10-01..2026-10-20');
});

test('what a filter leaves nothing of opens nothing', () => {
  expect(recorteNaUrl({ de: '2026-09-01', ate: null }, { de: null, ate: '2026-08-31' })).toBeNull();
  expect(recorteNaUrl({ de: null, ate: '2026-12-31' }, { de: null, ate: '2026-08-31' })).toBe('..2026-08-31');
});
