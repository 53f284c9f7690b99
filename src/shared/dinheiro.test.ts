import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Centavos,
  centavos,
  centavosMaximo,
  dividirEmParcelas,
  formatarReais,
  formatarValor,
  parseReais,
  percentual,
  ratear,
  somar,
} from './dinheiro.ts';

const valores = fc.integer({ min: -centavosMaximo, max: centavosMaximo }).map(centavos);

describe('centavos', () => {
  it.each([0.1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (valor) => {
    expect(() => centavos(valor)).toThrow(RangeError);
  });

  it('has one zero', () => {
    expect(Object.is(centavos(-0), 0)).toBe(true);
  });

  it('sums exactly and refuses what no longer fits', () => {
    expect(somar([])).toBe(0);
    expect(somar([10, 20, -5].map(centavos))).toBe(25);
    expect(() => somar([centavos(Number.MAX_SAFE_INTEGER), centavos(1), centavos(-1)])).toThrow(RangeError);
  });
});

describe('dividirEmParcelas', () => {
  it('splits 10.000,00 in 12 as the contract rule says', () => {
    const partes = dividirEmParcelas(centavos(1_000_000), 12);
    expect(partes).toEqual([...Array(4).fill(83_334), ...Array(8).fill(83_333)]);
  });

  it('splits 15.000,00 in 12 evenly, and 1.000,00 in 12 without losing four centavos', () => {
    expect(new Set(dividirEmParcelas(centavos(1_500_000), 12))).toEqual(new Set([125_000]));
    expect(somar(dividirEmParcelas(centavos(100_000), 12))).toBe(100_000);
  });

  it('always sums to the total, in parts that differ by one centavo at most, larger ones first', () => {
    fc.assert(
      fc.property(valores, fc.integer({ min: 1, max: 60 }), (total, n) => {
        const partes = dividirEmParcelas(total, n);
        expect(partes).toHaveLength(n);
        expect(somar(partes)).toBe(total);
        const tamanhos = partes.map((parte) => Math.abs(parte));
        expect(Math.max(...tamanhos) - Math.min(...tamanhos)).toBeLessThanOrEqual(1);
        expect(tamanhos).toEqual(tamanhos.toSorted((a, b) => b - a));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([0, -1, 1.5, 1001, Number.NaN])('refuses %d installments', (n) => {
    expect(() => dividirEmParcelas(centavos(100), n)).toThrow(RangeError);
  });
});

describe('ratear', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [50, 50], [5, 5]],
    [1, [50, 50], [1, 0]],
    [100_000, [33.33, 33.33, 33.34], [33_330, 33_330, 33_340]],
    [100, ['33.3333', '33.3333', '33.3334'], [33, 33, 34]],
    [1000, [0, 3, 0, 1], [0, 750, 0, 250]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [1, 2], [0, 0]],
  ])('apportions %i by %j', (total, pesos, esperado) => {
    expect(ratear(centavos(total), pesos)).toEqual(esperado);
  });

  it('sums to the total and gives each its exact share within one centavo', () => {
    fc.assert(
      fc.property(valores, fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 }), (total, pesos) => {
        const soma = pesos.reduce((a, b) => a + b, 0);
        fc.pre(soma > 0);
        const partes = ratear(total, pesos);
        expect(somar(partes)).toBe(total);
        for (const [i, parte] of partes.entries()) {
          const distancia = BigInt(parte) * BigInt(soma) - BigInt(total) * BigInt(pesos[i] ?? 0);
          expect(distancia < BigInt(soma) && -distancia < BigInt(soma)).toBe(true);
        }
      }),
    );
  });

  it.each([[[]], [[0, 0]], [[-1, 2]], [[Number.NaN]], [['1e3']], [[1e-7]]])('refuses the weights %j', (pesos) => {
    expect(() => ratear(centavos(100), pesos)).toThrow(RangeError);
  });
});

describe('percentual', () => {
  it.each([
    [125_090, '2.0000', 2_502],
    [98_765, '2.0000', 1_975],
    [125_090, '10.0000', 12_509],
    [125_090, '5', 6_255],
    [50, '1', 1],
    [49, '1', 0],
    [-50, '1', -1],
    [100, '-1.5', -2],
    [centavosMaximo, '100.0000', centavosMaximo],
  ])('%i × %s%% rounds half-up to %i', (valor, taxa, esperado) => {
    expect(percentual(centavos(valor), taxa)).toBe(esperado);
  });

  it('is never further than half a centavo from the exact product', () => {
    fc.assert(
      fc.property(valores, fc.integer({ min: 0, max: 1_000_000 }), (valor, taxa) => {
        const texto = `${Math.floor(taxa / 10_000)}.${String(taxa % 10_000).padStart(4, '0')}`;
        const erro = BigInt(percentual(valor, texto)) * 1_000_000n - BigInt(valor) * BigInt(taxa);
        expect((erro < 0n ? -erro : erro) * 2n <= 1_000_000n).toBe(true);
      }),
    );
  });

  it.each(['', '10,5', '1.00001', 'dez', '1e2'])('refuses the rate %j', (taxa) => {
    expect(() => percentual(centavos(100), taxa)).toThrow(RangeError);
  });
});

describe('money as text', () => {
  it.each([
    [125_090, '1.250,90'],
    [0, '0,00'],
    [5, '0,05'],
    [99_999, '999,99'],
    [100_000, '1.000,00'],
    [123_456_789, '1.234.567,89'],
    [-125_090, '-1.250,90'],
  ])('writes %i', (valor, esperado) => {
    expect(formatarValor(centavos(valor))).toBe(esperado);
    expect(formatarReais(centavos(valor))).toBe(valor < 0 ? `-R$ ${esperado.slice(1)}` : `R$ ${esperado}`);
  });

  it.each([
    ['1250,9', 125_090],
    ['1.250,90', 125_090],
    ['R$ 1.250,90', 125_090],
    ['r$1250', 125_000],
    ['1.250', 125_000],
    ['1250.9', 125_090],
    ['1250.90', 125_090],
    ['12.50', 1_250],
    ['  7 ', 700],
    [',5', 50],
    ['5,', 500],
    ['007,10', 710],
    ['-12,30', -1_230],
    ['R$ -12,30', -1_230],
    ['-0', 0],
  ])('reads %j', (texto, esperado) => {
    expect(parseReais(texto)).toBe(esperado);
  });

  it.each([
    '',
    'abc',
    ',',
    '-',
    '1,999',
    '1.25.0',
    '12.5000',
    '1,250.90',
    '0.500',
    '1250,9,0',
    '--5',
    '-R$ -5',
    '1e5',
    '10000000000,00',
    '9'.repeat(50),
    '١٢',
  ])('refuses %j', (texto) => {
    expect(parseReais(texto)).toBeNull();
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(valores, (valor: Centavos) => {
        expect(parseReais(formatarReais(valor))).toBe(valor);
        expect(parseReais(formatarValor(valor))).toBe(valor);
      }),
    );
  });

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (texto) => parseReais(texto) === null || Number.isInteger(parseReais(texto))));
  });
});
