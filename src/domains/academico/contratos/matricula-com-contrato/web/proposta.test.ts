import { describe, expect, test } from 'vitest';
import { primeiroVencimento, proporPrecos } from './proposta.ts';

describe('the contract to propose', () => {
  test.each([
    ['2026-11-03', '2027-01-10'],
    ['2027-01-10', '2027-01-10'],
    ['2027-01-11', '2027-02-10'],
    ['2027-06-05', '2027-06-10'],
    ['2027-12-20', '2028-01-10'],
  ])('who enrolls on %s for 2027 first pays on %s', (data, vencimento) => expect(primeiroVencimento(2027, data)).toBe(vencimento));

  test('the first price by the first method; nothing while one of them is missing', () => {
    const preco = { id: 3, descricao: 'Anuidade', valorCentavos: 900_000, parcelas: 12 };
    const forma = { id: 7, nome: 'Boleto', contaBancariaId: 1 };
    const opcoes = { precos: [preco, { ...preco, id: 4 }], descontos: [], formasPagamento: [forma] };
    expect(proporPrecos(opcoes, '2027-01-10')).toMatchObject([{ precoId: 3, parcelas: 12, formaPagamentoId: 7, diaVencimento: 10 }]);
    expect(proporPrecos({ ...opcoes, precos: [] }, '2027-01-10')).toEqual([]);
    expect(proporPrecos({ ...opcoes, formasPagamento: [] }, '2027-01-10')).toEqual([]);
  });
});
