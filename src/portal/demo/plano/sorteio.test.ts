import { describe, expect, test } from 'vitest';
import { criarSorteio } from './sorteio.ts';

const sequencia = (...semente: (string | number)[]): number[] => {
  const sorteio = criarSorteio(...semente);
  return Array.from({ length: 50 }, () => sorteio.inteiro(0, 1_000_000));
};

describe('criarSorteio', () => {
  test('the same seed gives the same choices, another seed gives others', () => {
    expect(sequencia('família', 1)).toEqual(sequencia('família', 1));
    expect(sequencia('família', 1)).not.toEqual(sequencia('família', 2));
    expect(sequencia('família', 1)).not.toEqual(sequencia('famílias', 1));
  });

  test('integers cover the whole range and nothing outside of it', () => {
    const sorteio = criarSorteio('faixa');
    const vistos = new Set(Array.from({ length: 2_000 }, () => sorteio.inteiro(3, 9)));
    expect([...vistos].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });

  test('options come about as often as they weigh, and never with weight zero', () => {
    const sorteio = criarSorteio('pesos');
    const vezes = { a: 0, b: 0, c: 0 };
    for (let i = 0; i < 10_000; i += 1)
      vezes[
        sorteio.porPeso([
          ['a', 1],
          ['b', 3],
          ['c', 0],
        ] as const)
      ] += 1;
    expect(vezes.c).toBe(0);
    expect(vezes.b / vezes.a).toBeGreaterThan(2.7);
    expect(vezes.b / vezes.a).toBeLessThan(3.3);
    expect(() => sorteio.porPeso([])).toThrow(RangeError);
  });

  test('a chance of so many in a hundred happens about so often', () => {
    const sorteio = criarSorteio('chance');
    const sim = Array.from({ length: 10_000 }, () => sorteio.chance(20)).filter(Boolean).length;
    expect(sim).toBeGreaterThan(1_850);
    expect(sim).toBeLessThan(2_150);
  });

  test('days stay between their limits, both included', () => {
    const sorteio = criarSorteio('dias');
    const dias = new Set(Array.from({ length: 300 }, () => sorteio.dia('2024-02-28', '2024-03-01')));
    expect([...dias].sort()).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
  });
});
