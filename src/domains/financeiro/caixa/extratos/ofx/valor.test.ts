import { expect, test } from 'vitest';
import { lerValor } from './valor.ts';

test('an amount is read with comma or point, with thousands, signs and blanks', () => {
  const lidos = {
    '-33021,66': -3_302_166,
    '116394,88': 11_639_488,
    '          -123.67': -12_367,
    '1.234,56': 123_456,
    '1,234.56': 123_456,
    '-12.345.678,9': -1_234_567_890,
    '+10': 1_000,
    '-10': -1_000,
    '1.234.567': 123_456_700,
    '0,00': 0,
    '.50': 50,
    '-,5': -50,
    '10,00-': -1_000,
    '1.234,56-': -123_456,
    '10.5000': 1_050,
    '1234.500': 123_450,
    '0.500': 50,
    '1,234.500': 123_450,
  };
  expect(Object.keys(lidos).map((escrito) => [escrito, lerValor(escrito)])).toEqual(Object.entries(lidos));
});

test('an amount that could be read in two ways, or in none, is not guessed', () => {
  for (const escrito of [
    '.',
    '',
    '1.234',
    '1,234',
    '1.230',
    '123,450',
    '-10-',
    '-',
    '1.234.56',
    '12,34,56',
    '1e3',
    'R$ 10',
    '10,123',
    '99999999999999',
    '--1',
  ])
    expect([escrito, lerValor(escrito)]).toEqual([escrito, null]);
});
