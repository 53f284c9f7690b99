import { expect, test } from 'vitest';
import { deOutraAliquota } from './vigencia.ts';

const ate2026 = { nome: 'Contribuições retidas', vigenteDesde: '2015-06-22', vigenteAte: '2026-12-31' };
const desde2027 = { nome: 'Contribuições retidas', vigenteDesde: '2027-01-01', vigenteAte: null };

test.each([
  ['2026-12-31', [desde2027]],
  ['2027-01-01', [ate2026]],
  ['2015-06-21', [ate2026, desde2027]],
])('paid on %s, what was withheld by the rate of other days is told', (dia, ditos) => {
  expect(deOutraAliquota([ate2026, desde2027], dia)).toEqual(ditos);
});
