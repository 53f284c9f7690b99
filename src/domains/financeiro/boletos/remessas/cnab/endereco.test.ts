import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enderecoEmColunas, type EnderecoNaRemessa, ruaEmColunas } from './endereco.ts';

const em = (partes: Partial<EnderecoNaRemessa>): EnderecoNaRemessa => ({
  logradouro: 'Rua dos Mundurucus',
  numero: '352',
  complemento: '',
  bairro: 'Jurunas',
  cidade: 'Belém',
  uf: 'PA',
  ...partes,
});

describe('the whole address in 40 columns', () => {
  test.each([
    [{}, 'RUA DOS MUNDURUCUS, 352 JURUNAS BELEM/PA'],
    [{ bairro: 'Batista Campos' }, 'R MUNDURUCU, 352 BATISTA CAMPOS BELEM/PA'],
    [{ logradouro: 'Avenida Governador José Malcher', numero: '1.805' }, 'AV GOV JOSE MALC, 1.805 JURUNAS BELEM/PA'],
    [{ complemento: 'Apartamento 1201' }, 'R MUNDURUCUS, 352 JURUNAS BELEM/PA'],
    [{ numero: '', bairro: '' }, 'RUA DOS MUNDURUCUS BELEM/PA'],
  ])('%o', (partes, escrito) => {
    expect(enderecoEmColunas(em(partes), 40)).toBe(escrito);
  });
});

test('street, number and complement in 40 columns', () => {
  expect(ruaEmColunas(em({ complemento: 'apto 31' }), 40)).toBe('RUA DOS MUNDURUCUS, 352, APTO 31');
  const longa = em({
    logradouro: 'Avenida Presidente Juscelino Kubitschek de Oliveira',
    numero: '12345',
    complemento: 'Bloco C apartamento 31',
  });
  expect(ruaEmColunas(longa, 40)).toBe('AV PRES JUSCELINO KUB, 12345, BL C AP 31');
});

test('whatever the address, it fits and the house number stands whole', () => {
  const palavras = fc.string({ unit: fc.constantFrom(...'ABÇã º-'), maxLength: 60 });
  const numero = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(palavras, numero, palavras, palavras, palavras, (logradouro, n, complemento, bairro, cidade) => {
      const endereco = em({ logradouro, numero: n, complemento, bairro, cidade });
      for (const escrito of [enderecoEmColunas(endereco, 40), ruaEmColunas(endereco, 40)]) {
        expect(escrito.length).toBeLessThanOrEqual(40);
        expect(escrito).toMatch(new RegExp(`(^|, )${n}(, | |$)`));
      }
    }),
    { numRuns: 300 },
  );
});
