import { describe, expect, test } from 'vitest';
import { proporPrecos } from './proposta.ts';

describe('the contract to propose', () => {
  test('the first price by the first method; nothing while one of them is missing', () => {
    const preco = { id: 3, tipo: 'anuidade', descricao: 'Anuidade', cursoId: null, valorCentavos: 900_000, parcelas: 12 };
    const forma = { id: 7, nome: 'Boleto', contaBancariaId: 1 };
    const opcoes = { precos: [preco, { ...preco, id: 4 }], descontos: [], formasPagamento: [forma] };
    expect(proporPrecos(opcoes, 2027, '2027-01-05')).toMatchObject([{ precoId: 3, parcelas: 12, formaPagamentoId: 7, diaVencimento: 10 }]);
    expect(proporPrecos(opcoes, 2027, '2027-11-03')).toMatchObject([
      { parcelas: 2, valorCentavos: 150_000, primeiroVencimento: '2027-11-10' },
    ]);
    expect(proporPrecos({ ...opcoes, precos: [] }, 2027, '2027-01-05')).toEqual([]);
    expect(proporPrecos({ ...opcoes, formasPagamento: [] }, 2027, '2027-01-05')).toEqual([]);
  });
});
