import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { comporBaixa } from '../composicao.ts';
import { comporBaixaInteira, diferencaDaBaixa, type MovidoDoTitulo, quita } from './diferenca.ts';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';

const titulo = {
  valorCentavos: centavos(125_090),
  descontoIncondicionalCentavos: centavos(0),
  descontoCondicionalCentavos: centavos(6_255),
  dataVencimento: '2027-02-10',
  multaPercentual: '2.0000',
  jurosPercentualMes: '1.0000',
};
const c = centavos;
/** A title on which nothing happened, but what is told. */
const movido = (partes: Partial<MovidoDoTitulo> = {}): MovidoDoTitulo => ({
  amortizadoCentavos: c(0),
  recebidoCentavos: c(0),
  dispensadoCentavos: c(0),
  dataVencimento: '2027-02-10',
  ...partes,
});

test('cents of interest counted by the day settle the title: over becomes interest, under a discount', () => {
  // 33 days late: 25,02 of fine and 13,76 of interest; the bank counts 0,42 a day: 13,86.
  const devido = valorDevido(titulo, [], '2027-03-15');
  expect(devido.totalCentavos).toBe(128_968);
  expect(quita(c(128_978), devido.totalCentavos, c(50), null, movido())).toBe(true);
  expect(comporBaixaInteira(devido, c(128_978))).toEqual({
    principalCentavos: 125_090,
    multaCentavos: 2_502,
    jurosCentavos: 1_386,
    descontoCentavos: 0,
    ajusteCentavos: 0,
  });
  expect(comporBaixaInteira(devido, c(125_000))).toEqual({
    principalCentavos: 125_000,
    multaCentavos: 0,
    jurosCentavos: 0,
    descontoCentavos: 90,
    ajusteCentavos: 90,
  });
});

test('on time the conditional discount is granted whole', () => {
  const devido = valorDevido(titulo, [], '2027-02-10');
  expect(comporBaixaInteira(devido, c(118_835))).toEqual({
    principalCentavos: 118_835,
    multaCentavos: 0,
    jurosCentavos: 0,
    descontoCentavos: 6_255,
    ajusteCentavos: 0,
  });
});

test('who pays the face value on time forgoes the discount: nothing becomes interest', () => {
  const face = { ...titulo, valorCentavos: c(65_476), descontoCondicionalCentavos: c(3_274), dataVencimento: '2027-10-05' };
  const devido = valorDevido(face, [], '2026-11-20');
  expect(devido.totalCentavos).toBe(62_202);
  const inteira = { principalCentavos: 65_476, multaCentavos: 0, jurosCentavos: 0, descontoCentavos: 0, ajusteCentavos: 0 };
  expect(comporBaixaInteira(devido, c(65_476))).toEqual(inteira);
  // Between both, what was not paid of the discount is the discount.
  expect(comporBaixaInteira(devido, c(64_000))).toEqual({ ...inteira, principalCentavos: 64_000, descontoCentavos: 1_476 });
  expect(diferencaDaBaixa(devido, c(65_476))).toEqual({ faltaCentavos: 0, sobraCentavos: 0 });
  expect(diferencaDaBaixa(devido, c(65_500))).toEqual({ faltaCentavos: 0, sobraCentavos: 24 });
  expect(diferencaDaBaixa(devido, c(62_000))).toEqual({ faltaCentavos: 202, sobraCentavos: 0 });
});

test('beyond the tolerance, of a title that owes nothing, or of a slip older than a payment or a waiver: not settled', () => {
  expect(quita(c(1_051), c(1_000), c(50), null, movido())).toBe(false);
  expect(quita(c(949), c(1_000), c(50), null, movido())).toBe(false);
  expect(quita(c(10), c(0), c(50), null, movido())).toBe(false);
  const slip = { valorCentavos: c(1_500), ...movido() };
  expect(quita(c(1_500), c(1_400), c(50), slip, movido())).toBe(true);
  expect(quita(c(1_500), c(1_000), c(50), slip, movido({ amortizadoCentavos: c(400), recebidoCentavos: c(400) }))).toBe(false);
  // Interest alone was received, or charges were waived: the slip still asks for them.
  expect(quita(c(1_500), c(1_400), c(50), slip, movido({ recebidoCentavos: c(100) }))).toBe(false);
  expect(quita(c(1_500), c(1_400), c(50), slip, movido({ dispensadoCentavos: c(100) }))).toBe(false);
  // The bank was not told of the new due date yet, and charged for being late who is not.
  expect(quita(c(1_500), c(1_400), c(50), slip, movido({ dataVencimento: '2027-03-10' }))).toBe(false);
});

test('the parts always make the amount, and always cover the whole balance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom('2027-01-05', '2027-02-10', '2027-02-11', '2027-06-30'),
      (valor, em) => {
        const devido = valorDevido(titulo, [], em);
        const { ajusteCentavos, ...partes } = comporBaixaInteira(devido, c(valor));
        expect(partes.principalCentavos + partes.multaCentavos + partes.jurosCentavos).toBe(valor);
        expect(partes.principalCentavos + partes.descontoCentavos).toBe(devido.saldoCentavos);
        expect(Math.min(...Object.values(partes), ajusteCentavos)).toBeGreaterThanOrEqual(0);
        // On time no interest is invented: it is only what passes the whole balance.
        if (devido.emDia) expect(partes.jurosCentavos).toBe(Math.max(0, valor - devido.saldoCentavos));
        expect(ajusteCentavos).toBeLessThanOrEqual(diferencaDaBaixa(devido, c(valor)).faltaCentavos);
        if (valor === devido.totalCentavos) expect(partes).toEqual(comporBaixa(devido, c(valor), '1'));
      },
    ),
  );
});
