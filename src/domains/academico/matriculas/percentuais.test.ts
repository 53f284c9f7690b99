import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dividirPercentuais, escreverPercentual, formatarPercentual, lerPontosBase } from './percentuais.ts';

describe('shares in basis points', () => {
  test.each([
    ['60', 6000],
    ['33,33', 3333],
    ['33.3300', 3333],
    ['100', 10_000],
    ['0.01', 1],
    [' 12.5 ', 1250],
    ['0', 0],
  ])('%s', (texto, pontos) => {
    expect(lerPontosBase(texto)).toBe(pontos);
  });
  test.each(['33.333', '', 'dez', '1e2', '10%', '0x10', '1.00001'])('refuses %s', (texto) => expect(lerPontosBase(texto)).toBeNull());

  test('what is written is read back, for every share there is', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10_000 }), (pontos) => lerPontosBase(escreverPercentual(pontos)) === pontos));
  });

  test('an equal division sums to exactly 100.00 and differs by at most a hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), (n) => {
        const partes = dividirPercentuais(n).map((parte) => lerPontosBase(parte) ?? 0);
        expect(partes.reduce((a, b) => a + b, 0)).toBe(10_000);
        expect(Math.max(...partes) - Math.min(...partes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each([
    ['33.33', '33,33 %'],
    ['60.00', '60 %'],
    ['12.50', '12,5 %'],
    ['100.00', '100 %'],
  ])('%s reads %s', (texto, lido) => expect(formatarPercentual(texto)).toBe(lido));
});
