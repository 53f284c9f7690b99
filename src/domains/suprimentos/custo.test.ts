import { describe, expect, test } from 'vitest';
import { calcular, custoMedio, type Movimento } from './custo.ts';

const q = (n: number): bigint => BigInt(Math.round(n * 10_000));
const entra = (quantidade: number, valor: number): Movimento => ({
  depositoId: 1,
  quantidade: q(quantidade),
  regra: 'informado',
  valor: BigInt(valor),
});
const sai = (quantidade: number): Movimento => ({ depositoId: 1, quantidade: -q(quantidade), regra: 'medio' });
const vazio = new Map();
const feitos = (movimentos: Movimento[]) => {
  const calculados = calcular(vazio, movimentos);
  if (!Array.isArray(calculados)) throw new Error(calculados.motivo);
  return calculados.map((c) => [c.valor, c.saldoQuantidade, c.saldoValor].map(Number));
};

describe('moving weighted average', () => {
  test('the worked example of the handbook, to the centavo', () => {
    expect(feitos([entra(100, 100_000), entra(50, 57_500), sai(60), entra(30, 37_290), sai(120)])).toEqual([
      [100_000, 1_000_000, 100_000],
      [57_500, 1_500_000, 157_500],
      [-63_000, 900_000, 94_500],
      [37_290, 1_200_000, 131_790],
      [-131_790, 0, 0],
    ]);
    expect(custoMedio(q(120), 131_790n)).toBe(109_825n);
  });

  test('a share is rounded half up, and the last unit takes what is left', () => {
    expect(feitos([entra(2, 1), sai(1), sai(1)]).map(([valor]) => valor)).toEqual([1, -1, 0]);
    expect(feitos([entra(3, 1_000), sai(1), sai(1), sai(1)]).map(([valor]) => valor)).toEqual([1_000, -333, -334, -333]);
  });

  test('what is not there does not leave', () => {
    expect(calcular(vazio, [entra(1, 500), sai(1.0001)])).toEqual({ indice: 1, motivo: 'quantidade', havia: q(1) });
  });

  test('the other side of a transfer is worth what the first is', () => {
    const chega: Movimento = { depositoId: 2, quantidade: q(1), regra: 'par' };
    expect(feitos([entra(3, 1_000), sai(1), chega])).toEqual([
      [1_000, 30_000, 1_000],
      [-333, 20_000, 667],
      [333, 10_000, 333],
    ]);
  });

  test('what a count finds over comes in at the average, also in an empty deposit; where nothing ever was it has no cost', () => {
    const sobra: Movimento = { depositoId: 1, quantidade: q(1), regra: 'medio' };
    expect(feitos([entra(4, 1_000), sobra]).at(-1)).toEqual([250, 50_000, 1_250]);
    expect(feitos([entra(4, 1_000), sai(4), sobra]).at(-1)).toEqual([250, 10_000, 250]);
    expect(calcular(vazio, [sobra])).toEqual({ indice: 0, motivo: 'sem_custo', havia: 0n });
  });

  test('a value without quantity, or less than no value, is refused', () => {
    const volta = (quantidade: number, valor: number): Movimento => ({ ...entra(-quantidade, -valor) });
    expect(calcular(vazio, [entra(3, 1_000), entra(1, 500), sai(1), volta(3, 1_000)])).toEqual({
      indice: 3,
      motivo: 'custo',
      havia: q(3),
    });
    expect(calcular(vazio, [entra(1, 100_000), entra(9, 9), sai(5), volta(1, 100_000)])).toEqual({
      indice: 3,
      motivo: 'custo',
      havia: q(5),
    });
  });
});
