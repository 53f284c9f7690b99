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
  expect(digitosErrados('001', conta('4042', null, '61900', null))).toEqual([]);
});
