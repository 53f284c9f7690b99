import { expect, test } from 'vitest';
import { dataDaPlanilha } from './valores.ts';

test('a date with an hour is its day; what is no date stays, to be refused by its name', () => {
  const lidas = ['04/03/2015 00:00:00', '4/3/15 0:00', '2015-03-04T00:00:00', '2015-03-04 13:45:10.000', '04/03/2015'];
  expect(lidas.map((texto) => dataDaPlanilha(texto, 2026))).toEqual(lidas.map(() => '2015-03-04'));
  const outras = ['2015-03-04T23:00:00Z', '00:00:00', 'ontem 10:00'];
  expect(outras.map((texto) => dataDaPlanilha(texto, 2026))).toEqual(outras);
});
