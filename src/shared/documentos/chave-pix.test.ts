import { describe, expect, test } from 'vitest';
import { isChavePix, normalizarChavePix } from './chave-pix.ts';

describe('a Pix key is kept as DICT keeps it', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['11222333000181', '11222333000181'],
    // Alphanumeric, since July 2026.
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['FULANO@X.COM', 'fulano@x.com'],
    ['  pix@colegio.example ', 'pix@colegio.example'],
    ['(91) 98765-4321', '+5591987654321'],
    ['+55 91 98765-4321', '+5591987654321'],
    ['+559132221234', '+559132221234'],
    ['123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
  ])('%s', (bruta, chave) => {
    expect(normalizarChavePix(bruta)).toBe(chave);
    expect(isChavePix(chave)).toBe(true);
  });
  const nenhuma = ['https://x', 'abc', '12345678901', '11222333000182', 'fulano@', 'a b@x.com', '+1 415 555 0100', '91987654321'];
  const quase = ['52998224724', '123e4567-e12b-12d1-a456-42665544000', `${'a'.repeat(70)}@colegio.example`, '+5511', '11.222.333/0001-8'];
  test.each([...nenhuma, ...quase])('%s is none', (bruta) => {
    expect(isChavePix(normalizarChavePix(bruta))).toBe(false);
  });
});
