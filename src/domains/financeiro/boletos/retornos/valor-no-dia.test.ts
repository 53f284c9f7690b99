import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { valorDoBoletoEm } from './valor-no-dia.ts';

const semDesconto = { descontoIncondicionalCentavos: centavos(0), descontoCondicionalCentavos: centavos(0) };
const titulo = (valor: number, vencimento: string) => ({
  ...semDesconto,
  valorCentavos: centavos(valor),
  dataVencimento: vencimento,
  multaPercentual: '2.0000',
  jurosPercentualMes: '1.0000',
});
/** The terms of the new slip of an overdue title: what it owes on the new date, interest going on on its balance, no second fine. */
const novoBoleto = (t: ReturnType<typeof titulo>, vencimento: string) => ({
  valorCentavos: valorDevido(t, [], vencimento).totalCentavos,
  baseJurosCentavos: t.valorCentavos,
  descontoCentavos: centavos(0),
  dataVencimento: vencimento,
  multaPercentual: '0.0000',
  jurosPercentualMes: t.jurosPercentualMes,
});

test('10.000,00 due 10/03/2026, new slip due 30/11/2026, paid 29/01/2027: what the title owes, no interest on charges', () => {
  const t = titulo(1_000_000, '2026-03-10');
  const boleto = novoBoleto(t, '2026-11-30');
  expect(boleto.valorCentavos).toBe(1_108_333);
  expect(valorDevido(t, [], '2027-01-29').totalCentavos).toBe(1_128_333);
  expect(valorDoBoletoEm(boleto, '2027-01-29')).toBe(1_128_333);
});

test('whenever it is paid, the new slip asks for what the title owes, but a cent of rounding', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 10, max: 400 }),
      fc.integer({ min: 0, max: 400 }),
      (valor, ateNovo, ateHoje) => {
        const t = titulo(valor, '2026-03-10');
        const novo = somarDias('2026-03-10', ateNovo);
        const em = somarDias(novo, ateHoje);
        const boleto = novoBoleto(t, novo);
        const pedido = valorDoBoletoEm(boleto, em);
        expect(pedido).toBeLessThanOrEqual(valorDevido(t, [], em).totalCentavos + 1);
        expect(pedido).toBeGreaterThanOrEqual(boleto.valorCentavos);
      },
    ),
  );
});
