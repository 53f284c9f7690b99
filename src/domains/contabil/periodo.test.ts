import { expect, test } from 'vitest';
import { ultimoAte } from './periodo.ts';

test('what a screen of the books opens on is of today, or the last before it; what has not begun only where nothing has', () => {
  expect(ultimoAte([2027, 2026, 2025], 2026)).toBe(2026);
  expect(ultimoAte([2027, 2025], 2026)).toBe(2025);
  expect(ultimoAte([2027, 2028], 2026)).toBe(2028);
  expect(ultimoAte([], 2026)).toBeUndefined();
});
