import { expect, test } from 'vitest';
import { prazoDoIncidente } from './prazo.ts';

test('the days to tell of an incident are business days: a weekend and a holiday do not count', () => {
  // Known on a Monday: Thursday. On a Thursday before a weekend: Tuesday. 2026-11-20 is a holiday.
  expect(prazoDoIncidente('2026-11-23', 3)).toBe('2026-11-26');
  expect(prazoDoIncidente('2026-11-26', 3)).toBe('2026-12-01');
  expect(prazoDoIncidente('2026-11-18', 3)).toBe('2026-11-24');
});
