import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos, somar } from '#shared/dinheiro.ts';
import { dataPrevista, taxaDoPagamento, taxasDasPartes } from './liquidacao.ts';

const cartao = { diasLiquidacao: 30, taxaPercentual: '2.9900', taxaFixaCentavos: centavos(0) };
const naHora = { diasLiquidacao: 0, taxaPercentual: '0.0000', taxaFixaCentavos: centavos(0) };

test('a thousand on a credit card of thirty days and 2.99 % brings 970.10 a month later', () => {
  expect(taxaDoPagamento(centavos(100_000), cartao)).toBe(2_990);
  expect(dataPrevista('2026-11-20', cartao)).toBe('2026-12-21');
});

test('a half cent goes up; a fixed fee never takes more than the payment', () => {
  expect(taxaDoPagamento(centavos(50), { ...naHora, taxaPercentual: '1.0000' })).toBe(1);
  expect(taxaDoPagamento(centavos(100), { ...naHora, taxaFixaCentavos: centavos(245) })).toBe(100);
});

test('the fee of the parts of a payment is the fee of the payment, and no part pays more than it is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 5_000 }),
      (valores, taxa, fixa) => {
        const partes = valores.map(centavos);
        const termos = {
          diasLiquidacao: 1,
          taxaPercentual: `${Math.floor(taxa / 10_000)}.${String(taxa % 10_000).padStart(4, '0')}`,
          taxaFixaCentavos: centavos(fixa),
        };
        const taxas = taxasDasPartes(partes, termos);
        expect(somar(taxas)).toBe(taxaDoPagamento(somar(partes), termos));
        expect(taxas.every((t, i) => t >= 0 && t <= (partes[i] ?? 0))).toBe(true);
      },
    ),
  );
});
