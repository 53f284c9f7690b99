import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPartirDaEntrada, primeiroVencimento } from './entrada-tardia.ts';
import { janelaDeVencimentos } from './janela-de-vencimentos.ts';

describe('the first due date to propose', () => {
  test.each([
    ['2026-11-03', '2027-01-10'],
    ['2027-01-10', '2027-01-10'],
    ['2027-01-11', '2027-02-10'],
    ['2027-06-05', '2027-06-10'],
    ['2027-11-15', '2027-12-10'],
    ['2027-12-20', '2027-12-20'],
  ])('who enrolls on %s for 2027 first pays on %s', (data, vencimento) => expect(primeiroVencimento(2027, data)).toBe(vencimento));

  test('is never one that the contract would refuse', () => {
    const { de, ate } = janelaDeVencimentos(2027);
    const dias = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(dias, (dia) => {
        const data = dia.toISOString().slice(0, 10);
        const vencimento = primeiroVencimento(2027, data);
        expect(vencimento >= de && vencimento <= ate && vencimento >= data).toBe(true);
      }),
    );
  });
});

describe('what a price comes to for who enters late', () => {
  const anuidade = { tipo: 'anuidade', valorCentavos: 1_000_000, parcelas: 12 };
  test.each([
    ['2026-12-01', 12, 1_000_000, 0],
    ['2027-01-31', 12, 1_000_000, 0],
    ['2027-02-01', 11, 916_666, 1],
    ['2027-11-15', 2, 166_666, 10],
    ['2027-12-31', 1, 83_333, 11],
  ])('entering on %s: %i installments, %i centavos', (data, parcelas, valorCentavos, cortadas) =>
    expect(aPartirDaEntrada(anuidade, 2027, data)).toEqual({ parcelas, valorCentavos, cortadas }),
  );

  test('what is sold once is owed whole; a short plan keeps its last installment', () => {
    expect(aPartirDaEntrada({ ...anuidade, tipo: 'matricula', parcelas: 1 }, 2027, '2027-11-15')).toMatchObject({ cortadas: 0 });
    expect(aPartirDaEntrada({ ...anuidade, tipo: 'material', parcelas: 3 }, 2027, '2027-11-15')).toMatchObject({ parcelas: 3 });
    expect(aPartirDaEntrada({ ...anuidade, parcelas: 6 }, 2027, '2027-11-15')).toMatchObject({ parcelas: 1 });
  });
});
