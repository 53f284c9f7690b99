import { expect, test } from 'vitest';
import { isGtin, limparGtin } from './gtin.ts';

test.each(['7891000100103', '96385074', '036000291452', '17891000100100', '4006381333931'])('%s has its own check digit', (codigo) => {
  expect(isGtin(codigo)).toBe(true);
});

test.each(['7891000100104', '96385073', '036000291453', '789100010010', '', '0000000000000', '78910001A0103'])(
  '%s is refused',
  (codigo) => {
    expect(isGtin(codigo)).toBe(false);
  },
);

test('what a label writes between the digits goes', () => {
  expect(limparGtin('7 891000-100.103')).toBe('7891000100103');
});
