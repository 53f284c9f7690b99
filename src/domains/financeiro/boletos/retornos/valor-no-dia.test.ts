import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataLimite, valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { pedidoMaisPerto, valorDoBoletoEm } from './valor-no-dia.ts';

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
  dataLimite: dataLimite(vencimento),
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

test('due on a Saturday: the bank that counts from the due date and the one that takes the file by the letter are both right', () => {
  // 1.000,00 with 50,00 of discount, due on 2026-03-14: on time until Monday the 16th, paid on the 18th.
  const boleto = {
    ...novoBoleto(titulo(100_000, '2026-03-14'), '2026-03-14'),
    valorCentavos: centavos(100_000),
    descontoCentavos: centavos(5_000),
    multaPercentual: '2.0000',
  };
  expect(pedidoMaisPerto(boleto, '2026-03-16', centavos(95_000))).toBe(95_000);
  // Four days from the due date, two from the day that the file names.
  expect(pedidoMaisPerto(boleto, '2026-03-18', centavos(102_133))).toBe(102_133);
  expect(pedidoMaisPerto(boleto, '2026-03-18', centavos(102_067))).toBe(102_067);
  expect(pedidoMaisPerto(boleto, '2026-03-18', centavos(100_000))).toBe(102_067);
});
