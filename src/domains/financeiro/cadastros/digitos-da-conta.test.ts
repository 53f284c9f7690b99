import { expect, test } from 'vitest';
import { digitosErrados } from './digitos-da-conta.ts';

const conta = (agencia: string, agenciaDv: string | null, numero: string, numeroDv: string | null) => ({
  agencia,
  agenciaDv,
  numero,
  numeroDv,
});

test.each([
  ['001', conta('4042', '8', '61900', '0')],
  ['001', conta('0719', '6', '61900', '0')],
  ['341', conta('0057', null, '12345', '7')],
  ['341', conta('0810', null, '53678', '9')],
  ['237', conta('1425', '7', '0238069', '2')],
  ['033', conta('0189', null, '01017417', '9')],
  ['756', conta('4327', '9', '417270', '9')],
])('bank %s: the digits that stand in its manual are right', (banco, c) => expect(digitosErrados(banco, c)).toEqual([]));

test('a digit of another number is named with the right one', () => {
  expect(digitosErrados('341', conta('1234', null, '56789', '0'))).toEqual([{ campo: 'numeroDv', certo: '7' }]);
  expect(digitosErrados('001', conta('4042', '9', '61.900', '1'))).toEqual([
    { campo: 'agenciaDv', certo: '8' },
    { campo: 'numeroDv', certo: '0' },
  ]);
});

test('a number without its digit is told like one with another; a branch without one only where the files carry it', () => {
  expect(digitosErrados('001', conta('4042', null, '61900', null))).toEqual([
    { campo: 'agenciaDv', certo: '8' },
    { campo: 'numeroDv', certo: '0' },
  ]);
  expect(digitosErrados('237', conta('1425', null, '0238069', '2'))).toEqual([]);
  expect(digitosErrados('237', conta('1425', '1', '0238069', ''))).toMatchObject([
    { campo: 'agenciaDv' },
    { campo: 'numeroDv', certo: '2' },
  ]);
  // Without a branch or a number nothing is judged yet, and of other banks nothing ever.
  expect(digitosErrados('001', conta('', null, '', null))).toEqual([]);
  expect(digitosErrados('748', conta('0715', null, '12345', null))).toEqual([]);
});
