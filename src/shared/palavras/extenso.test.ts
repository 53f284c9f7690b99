import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../dinheiro.ts';
import { dataPorExtenso, numeroPorExtenso, valorPorExtenso } from './extenso.ts';

describe('numeroPorExtenso', () => {
  it.each([
    [0, 'zero'],
    [1, 'um'],
    [14, 'quatorze'],
    [21, 'vinte e um'],
    [100, 'cem'],
    [101, 'cento e um'],
    [999, 'novecentos e noventa e nove'],
    [1000, 'mil'],
    [1001, 'mil e um'],
    [1100, 'mil e cem'],
    [1200, 'mil e duzentos'],
    [1250, 'mil duzentos e cinquenta'],
    [2015, 'dois mil e quinze'],
    [100_100, 'cem mil e cem'],
    [293_572, 'duzentos e noventa e três mil quinhentos e setenta e dois'],
    [1_000_000, 'um milhão'],
    [1_000_001, 'um milhão e um'],
    [2_500_000, 'dois milhões e quinhentos mil'],
    [1_234_567, 'um milhão, duzentos e trinta e quatro mil quinhentos e sessenta e sete'],
    [332_415_741_211, 'trezentos e trinta e dois bilhões, quatrocentos e quinze milhões, setecentos e quarenta e um mil duzentos e onze'],
  ])('%i', (n, esperado) => expect(numeroPorExtenso(n)).toBe(esperado));

  it('gives different words to different numbers, without stray spaces', () => {
    const numero = fc.integer({ min: 0, max: 999_999_999_999 });
    fc.assert(
      fc.property(numero, numero, (a, b) => {
        expect(numeroPorExtenso(a)).toMatch(/^\p{L}+(,? \p{L}+)*$/u);
        expect(numeroPorExtenso(a) === numeroPorExtenso(b)).toBe(a === b);
      }),
    );
  });

  it.each([-1, 1.5, Number.NaN, 1e15])('refuses %d', (n) => expect(() => numeroPorExtenso(n)).toThrow(RangeError));
});

describe('valorPorExtenso', () => {
  it.each([
    [0, 'zero real'],
    [1, 'um centavo'],
    [50, 'cinquenta centavos'],
    [100, 'um real'],
    [101, 'um real e um centavo'],
    [125_090, 'mil duzentos e cinquenta reais e noventa centavos'],
    [1_000_000, 'dez mil reais'],
    [100_000_000, 'um milhão de reais'],
    [200_000_050, 'dois milhões de reais e cinquenta centavos'],
    [100_000_100, 'um milhão e um reais'],
    [-500, 'menos cinco reais'],
    [
      999_999_999_999,
      'nove bilhões, novecentos e noventa e nove milhões, novecentos e noventa e nove mil novecentos e noventa e nove reais e noventa e nove centavos',
    ],
  ])('%i centavos', (valor, esperado) => expect(valorPorExtenso(centavos(valor))).toBe(esperado));
});

describe('dataPorExtenso', () => {
  it.each([
    ['2026-11-20', '20 de novembro de 2026'],
    ['2027-01-01', '1º de janeiro de 2027'],
    ['2027-03-31', '31 de março de 2027'],
  ])('%s', (data, esperado) => expect(dataPorExtenso(data)).toBe(esperado));

  it('refuses a day that does not exist', () => expect(() => dataPorExtenso('2026-02-30')).toThrow(RangeError));
});
