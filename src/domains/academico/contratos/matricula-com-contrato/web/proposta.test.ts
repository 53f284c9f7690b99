import { describe, expect, test } from 'vitest';
import { foraDaProposta, proporPrecos } from './proposta.ts';
import { centavos } from '#shared/dinheiro.ts';

describe('the contract to propose', () => {
  test('the first price by the first method; nothing while one of them is missing', () => {
    const preco = { id: 3, tipo: 'anuidade', descricao: 'Anuidade', cursoId: null, valorCentavos: centavos(900_000), parcelas: 12 };
    const forma = { id: 7, nome: 'Boleto', contaBancariaId: 1 };
    const opcoes = { precos: [preco, { ...preco, id: 4 }], descontos: [], formasPagamento: [forma] };
    expect(proporPrecos(opcoes, 2027, '2027-01-05')).toMatchObject([{ precoId: 3, parcelas: 12, formaPagamentoId: 7, diaVencimento: 10 }]);
    expect(proporPrecos(opcoes, 2027, '2027-11-03')).toMatchObject([
      { parcelas: 2, valorCentavos: 150_000, primeiroVencimento: '2027-11-10' },
    ]);
    expect(proporPrecos({ ...opcoes, precos: [] }, 2027, '2027-01-05')).toEqual([]);
    expect(proporPrecos({ ...opcoes, formasPagamento: [] }, 2027, '2027-01-05')).toEqual([]);
  });

  test('lines that do not follow the day of entry are named with what they would be; the others are left alone', () => {
    const preco = { id: 3, tipo: 'anuidade', descricao: 'Anuidade', cursoId: null, valorCentavos: centavos(1_512_000), parcelas: 12 };
    const forma = { id: 7, nome: 'Boleto', contaBancariaId: 1 };
    const opcoes = { precos: [preco], descontos: [], formasPagamento: [forma] };
    const deNovembro = proporPrecos(opcoes, 2026, '2026-11-22');
    const aMao = deNovembro.map((linha) => ({ ...linha, precoId: null }));
    expect(foraDaProposta([...deNovembro, ...aMao], opcoes.precos, 2026, '2026-11-22')).toEqual([]);
    const [fora, ...outras] = foraDaProposta([...deNovembro, ...aMao], opcoes.precos, 2026, '2026-08-05');
    expect(outras).toEqual([]);
    expect(fora).toMatchObject({
      indice: 0,
      linha: { parcelas: 2, valorCentavos: 252_000 },
      proposta: { parcelas: 5, valorCentavos: 630_000, primeiroVencimento: '2026-08-10', precoId: 3, formaPagamentoId: 7 },
    });
  });
});
