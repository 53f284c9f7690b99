import { expect, test } from 'vitest';
import { formatarPercentual } from './celulas.ts';

test('a percentage says its hundredths, and no more than that it is huge where it is', () => {
  expect(formatarPercentual(8_333, 'br')).toBe('83,33%');
  expect(formatarPercentual(-5, 'en')).toBe('-0.05%');
  expect(formatarPercentual(99_999, 'br')).toBe('999,99%');
  expect(formatarPercentual(2_397_010, 'br')).toBe('> 999%');
  expect(formatarPercentual(-2_397_010, 'en')).toBe('< -999%');
});
