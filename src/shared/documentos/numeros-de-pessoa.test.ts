import fc from 'fast-check';
import { isCertidao as outraCertidao, isPIS, isTituloEleitor as outroTitulo } from 'validation-br';
import { describe, expect, it } from 'vitest';
import { formatarCertidao, isCertidao } from './certidao.ts';
import { formatarPis, isPis } from './pis.ts';
import { formatarTituloEleitor, isTituloEleitor } from './titulo-eleitor.ts';

const digitos = (tamanho: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: tamanho, maxLength: tamanho });

/** Stems followed by each possible ending of check digits; a comparison over all of them meets the valid one. */
const finais = (base: string, casas: number) => Array.from({ length: 10 ** casas }, (_, dv) => base + String(dv).padStart(casas, '0'));

describe('PIS', () => {
  it.each(['120.56798.41-9', '170.05412.34-4', '123.45678.90-0', '010.10101.01-0', '120.27203.12-7'])('%s is valid', (pis) =>
    expect(isPis(pis)).toBe(true),
  );
  it.each(['120.56412.54-7', '000.00000.00-0', '111.11111.11-1', '1205679841', '120567984190', ''])('%j is not', (pis) =>
    expect(isPis(pis)).toBe(false),
  );

  it('agrees with another implementation and has one check digit per stem', () => {
    fc.assert(
      fc.property(digitos(10), (base) => {
        fc.pre(new Set(base).size > 1);
        const validos = finais(base, 1).filter(isPis);
        expect(validos).toEqual(finais(base, 1).filter(isPIS));
        expect(validos).toHaveLength(1);
      }),
    );
  });

  it('is formatted', () => expect(formatarPis('12056798419')).toBe('120.56798.41-9'));
});

describe('voter id', () => {
  it.each(['1023 8501 06 71', '0043 5687 09 06', '1066 4444 03 02', '1234 5678 01 91', '0000 0001 01 91', '0000 0075 28 28'])(
    '%s is valid',
    (titulo) => expect(isTituloEleitor(titulo)).toBe(true),
  );
  it.each(['123456780192', '123456782991', '123456780091', '12345678019', '1234567801910', '000000000000', ''])('%j is not', (titulo) =>
    expect(isTituloEleitor(titulo)).toBe(false),
  );

  it('agrees with another implementation outside São Paulo and Minas Gerais, whose special digit that one lacks', () => {
    fc.assert(
      fc.property(digitos(8), fc.integer({ min: 3, max: 28 }), (sequencia, uf) => {
        const possiveis = finais(sequencia + String(uf).padStart(2, '0'), 2);
        const validos = possiveis.filter(isTituloEleitor);
        expect(validos).toEqual(possiveis.filter(outroTitulo));
        expect(validos).toHaveLength(1);
      }),
    );
  });

  it('has one ending for every stem of every state, and none for the states that do not exist', () => {
    for (let uf = 0; uf <= 99; uf++) {
      const base = `87654321${String(uf).padStart(2, '0')}`;
      expect(finais(base, 2).filter(isTituloEleitor)).toHaveLength(uf >= 1 && uf <= 28 ? 1 : 0);
    }
  });

  it('is formatted', () => expect(formatarTituloEleitor('102385010671')).toBe('1023 8501 0671'));
});

describe('certificate registration', () => {
  it.each(['10453901552013100012021000012321', '01234501552015100042123000456717', '104539 01 55 2013 1 00012 021 0000123 21'])(
    '%s is valid',
    (certidao) => expect(isCertidao(certidao)).toBe(true),
  );
  it.each(['10453901552013100012021000012322', '1045390155201310001202100001232', '104539015520131000120210000123210', '0'.repeat(32), ''])(
    '%j is not',
    (certidao) => expect(isCertidao(certidao)).toBe(false),
  );

  it('agrees with another implementation', () => {
    fc.assert(
      fc.property(digitos(30), (base) => {
        fc.pre(new Set(base).size > 1);
        const validos = finais(base, 2).filter(isCertidao);
        expect(validos).toEqual(finais(base, 2).filter(outraCertidao));
        expect(validos).toHaveLength(1);
      }),
    );
  });

  it('is formatted', () => expect(formatarCertidao('10453901552013100012021000012321')).toBe('104539 01 55 2013 1 00012 021 0000123 21'));
});
