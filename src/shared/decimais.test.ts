import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimaisEm, decimalCurto, decimalEmTextos, escreverDecimal, lerDecimal } from './decimais.ts';

describe('decimals', () => {
  it.each([
    ['2', 20000n],
    ['2.5', 25000n],
    ['2.0000', 20000n],
    ['-0.5', -5000n],
    ['99999.9999', 999999999n],
  ])('reads %s', (texto, escalado) => {
    expect(lerDecimal(texto, 4)).toBe(escalado);
  });

  it.each(['', '2,5', '2.00000', '1e3', '.5', '5.', '+1', ' 1', 'NaN', '0x10', '1.2.3'])('refuses %j', (texto) => {
    expect(lerDecimal(texto, 4)).toBeNull();
  });

  it('writes what it read', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 6 }), (valor, casas) => {
        expect(lerDecimal(escreverDecimal(valor, casas), casas)).toBe(valor);
      }),
    );
  });

  it.each([
    ['2.0000', '2'],
    ['1.5000', '1,5'],
    ['10', '10'],
    ['100.00', '100'],
    ['0.0000', '0'],
    ['0.0330', '0,033'],
  ])('writes %s for people', (texto, curto) => {
    expect(decimalCurto(texto)).toBe(curto);
  });

  it('a sentence of either language has the number as its readers write it', () => {
    expect([decimalEmTextos('7.5000'), decimalEmTextos('10.00')]).toEqual([
      { br: '7,5', en: '7.5' },
      { br: '10', en: '10' },
    ]);
  });
});

describe('numbers of a text in a language', () => {
  it('have a comma in Portuguese and a point in English, their thousands the other sign', () => {
    const textos = ['7,0', '6,3333', '1.234,5'];
    expect(textos.map((texto) => decimaisEm(texto, 'br'))).toEqual(textos);
    expect(textos.map((texto) => decimaisEm(texto, 'en'))).toEqual(['7.0', '6.3333', '1,234.5']);
  });

  it('change alone: what has a point already, names and dates stay', () => {
    expect(decimaisEm('(6,0 × 2 + 9,0 × 1) / 3 = 7,0; Test, on 10/12/2026, 8.5', 'en')).toBe(
      '(6.0 × 2 + 9.0 × 1) / 3 = 7.0; Test, on 10/12/2026, 8.5',
    );
  });
});
