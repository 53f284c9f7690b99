import { expect, test } from 'vitest';
import { codigoDeBoleto, confereDigito, txidDoPix } from './codigo-de-boleto.ts';

test.each([
  ['34191.09008 00100.171248 80212.460002 1 17180000125090', 'linha', '34191090080010017124880212460002117180000125090'],
  ['34191090080010017124880212460002117180000125090', 'linha', '34191090080010017124880212460002117180000125090'],
  ['34191171800001250901090000100171248021246000', 'barras', '34191171800001250901090000100171248021246000'],
  ['109/00001001-7', 'nossoNumero', '109000010017'],
  ['09/00000000453-P', 'nossoNumero', '0900000000453P'],
  ['26/201001-6', 'nossoNumero', '262010016'],
])('what is typed or scanned off a slip: %s', (texto, tipo, digitos) => expect(codigoDeBoleto(texto)).toEqual({ tipo, digitos }));

test.each(['Ana Clara', '2026', '1234', 'P', '', undefined, '34191.09008 abc'])('no code of a slip: %s', (texto) =>
  expect(codigoDeBoleto(texto)).toBeNull(),
);

test('a barcode is whole when its check digit is that of the others', () => {
  const barras = '34191171800001250901090000100171248021246000';
  expect(confereDigito(barras)).toBe(true);
  // Three remainders share the digit 1, so not every slip of the finger is seen.
  const trocados = Array.from(barras, (digito, i) => `${barras.slice(0, i)}${(Number(digito) + 1) % 10}${barras.slice(i + 1)}`);
  expect(trocados.filter((trocado) => !confereDigito(trocado))).toHaveLength(38);
});

test.each([
  ['CARTA127', { carta: 127 }],
  [' carta 9 ', { carta: 9 }],
  ['20260067901', { titulo: '2026-00679/01' }],
  ['2026-00679/01', null],
  ['Carta', null],
  ['2026006790', null],
  ['Ana Clara', null],
])('what a bank statement tells of a Pix code of the school: %s', (texto, dito) => expect(txidDoPix(texto)).toEqual(dito));
