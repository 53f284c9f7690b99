import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInstant } from './type-parsers.ts';

test('an instant is read alike in every zone and with any part of a second', () => {
  expect(parseInstant('2026-11-20 22:03:11+00')).toBe('2026-11-20T22:03:11.000Z');
  expect(parseInstant('2026-11-20 22:03:11.5+00')).toBe('2026-11-20T22:03:11.500Z');
  expect(parseInstant('2026-11-20 22:03:11.123999+00')).toBe('2026-11-20T22:03:11.123Z');
  expect(parseInstant('2026-11-20 22:03:11.12-03')).toBe('2026-11-21T01:03:11.120Z');
  expect(() => parseInstant('infinity')).toThrow(RangeError);
});

test('what is not reckoned is what reckoning gives', () => {
  const dias = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(dias, (dia) => {
      const escrito = dia.toISOString().replace('T', ' ').replace('Z', '+00');
      expect(parseInstant(escrito)).toBe(dia.toISOString());
      expect(parseInstant(escrito.replace('.000', ''))).toBe(dia.toISOString());
    }),
  );
});
