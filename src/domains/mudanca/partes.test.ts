import { expect, test } from 'vitest';
import { emCem } from './partes.ts';

test('shares that add up to one are of the whole, as a spreadsheet keeps them; all others are read as they are written', () => {
  expect(emCem('0,6', '0.4')).toEqual(['60.0000', '40.0000']);
  expect(emCem('0.3333', '0.6667')).toEqual(['33.3300', '66.6700']);
  expect(emCem('1', undefined)).toEqual(['100.0000', undefined]);
  expect(emCem('1', '0')).toEqual(['100.0000', '0.0000']);
  for (const partes of [
    ['60', '40'],
    ['0,6', '0,6'],
    ['60 %', '40%'],
    ['1', '99'],
    ['1%', ''],
    ['-1', '2'],
    ['metade', '1'],
    ['', ''],
  ] as const)
    expect(emCem(...partes)).toEqual(partes.map((parte) => parte.replace(/\s*%/, '')));
  expect(emCem(undefined, undefined)).toEqual([undefined, undefined]);
});
