import { expect, test } from 'vitest';
import { podeSerDe } from './conta-do-extrato.ts';

const conta = (bancoCodigo: string, agencia: string, numero: string, numeroDv: string) => ({ bancoCodigo, agencia, numero, numeroDv });

test('an account is known by what each bank writes of it', () => {
  expect(podeSerDe({ banco: '0237', agencia: '', conta: '1133/56535' }, conta('237', '1133', '5653', '5'))).toBe(true);
  expect(podeSerDe({ banco: '0341', agencia: '', conta: '7037300576' }, conta('341', '7037', '30057', '6'))).toBe(true);
  expect(podeSerDe({ banco: '033', agencia: '', conta: '3415130040326' }, conta('033', '3415', '13004032', '6'))).toBe(true);
  expect(podeSerDe({ banco: '104', agencia: '', conta: '0501-003-00012345-6' }, conta('104', '0501', '12345', '6'))).toBe(true);
  expect(podeSerDe({ banco: '001', agencia: '1234-3', conta: '56789-2' }, conta('001', '1234', '56789', '2'))).toBe(true);
  expect(podeSerDe({ banco: '1', agencia: '', conta: '00056789' }, conta('001', '1234', '56789', '2'))).toBe(true);
  expect(podeSerDe({ banco: '748', agencia: '', conta: '0710000000123450' }, conta('748', '0710', '12345', '0'))).toBe(true);
});

test('another bank, branch, number or check digit is another account', () => {
  const nossa = conta('001', '1234', '56789', '2');
  for (const outra of [
    { banco: '237', agencia: '', conta: '56789-2' },
    { banco: '001', agencia: '4321', conta: '56789-2' },
    { banco: '001', agencia: '1234', conta: '56788-2' },
    { banco: '001', agencia: '1234', conta: '56789-3' },
    { banco: '001', agencia: '', conta: '9999567892' },
    { banco: '001', agencia: '', conta: '156789' },
  ])
    expect([outra, podeSerDe(outra, nossa)]).toEqual([outra, false]);
});

test('an account without a number in the register is contradicted by its bank alone', () => {
  const semNumero = { bancoCodigo: '001', agencia: null, numero: null, numeroDv: null };
  expect(podeSerDe({ banco: '001', agencia: '9', conta: '9' }, semNumero)).toBe(true);
  expect(podeSerDe({ banco: '237', agencia: '9', conta: '9' }, semNumero)).toBe(false);
});
