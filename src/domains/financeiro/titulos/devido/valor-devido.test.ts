import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { dataLimite, valorDevido } from './valor-devido.ts';
import type { BaixaViva, TituloDevido } from '../termos.ts';

const titulo = (partes: Partial<TituloDevido> = {}): TituloDevido => ({
  valorCentavos: centavos(100_000),
  descontoIncondicionalCentavos: centavos(0),
  descontoCondicionalCentavos: centavos(0),
  dataVencimento: '2026-03-10',
  multaPercentual: '2.0000',
  jurosPercentualMes: '1.0000',
  ...partes,
});
const baixa = (dataBaixa: string, partes: Partial<Record<Exclude<keyof BaixaViva, 'dataBaixa'>, number>>): BaixaViva => ({
  dataBaixa,
  principalCentavos: centavos(partes.principalCentavos ?? 0),
  descontoCentavos: centavos(partes.descontoCentavos ?? 0),
  multaCentavos: centavos(partes.multaCentavos ?? 0),
  jurosCentavos: centavos(partes.jurosCentavos ?? 0),
});

describe('the table of brazil.md §3.2', () => {
  test.each([
    [125_090, '2027-02-10', '2027-03-15', 33, 2_502, 1_376, 128_968],
    [85_000, '2026-12-10', '2026-12-11', 1, 1_700, 28, 86_728],
    [98_765, '2026-12-10', '2027-01-31', 52, 1_975, 1_712, 102_452],
    [100_000, '2027-02-10', '2027-03-10', 28, 2_000, 933, 102_933],
    [100_000, '2027-02-10', '2028-02-10', 365, 2_000, 12_167, 114_167],
  ])('%i due %s paid %s', (valor, vencimento, pagamento, dias, multa, juros, total) => {
    const devido = valorDevido(titulo({ valorCentavos: centavos(valor), dataVencimento: vencimento }), [], pagamento);
    expect(devido).toMatchObject({ diasAtraso: dias, multaCentavos: multa, jurosCentavos: juros, totalCentavos: total, emDia: false });
  });
});

describe('the example of finance.md', () => {
  const exemplo = titulo({ descontoCondicionalCentavos: centavos(5_000) });
  test('on the due date the conditional discount holds', () =>
    expect(valorDevido(exemplo, [], '2026-03-10')).toMatchObject({ totalCentavos: 95_000, descontoCentavos: 5_000, emDia: true }));
  test('fifteen days late: fine and interest on the full amount', () =>
    expect(valorDevido(exemplo, [], '2026-03-25')).toMatchObject({
      totalCentavos: 102_500,
      multaCentavos: 2_000,
      jurosCentavos: 500,
      descontoCentavos: 0,
      diasAtraso: 15,
    }));
  test('the unconditional discount lowers the base of fine and interest', () =>
    expect(valorDevido({ ...exemplo, descontoIncondicionalCentavos: centavos(20_000) }, [], '2026-03-25')).toMatchObject({
      totalCentavos: 80_000 + 1_600 + 400,
    }));
});

describe('due dates without banks', () => {
  test.each([
    ['2026-03-14', '2026-03-16'], // Saturday
    ['2026-03-15', '2026-03-16'], // Sunday
    ['2026-04-03', '2026-04-06'], // Good Friday before a weekend
    ['2026-02-16', '2026-02-18'], // Carnival Monday and Tuesday
    ['2026-12-25', '2026-12-28'], // Christmas on a Friday
    ['2026-03-10', '2026-03-10'],
  ])('%s may be paid until %s', (vencimento, limite) => {
    const t = titulo({ dataVencimento: vencimento, descontoCondicionalCentavos: centavos(5_000) });
    expect(dataLimite(vencimento)).toBe(limite);
    expect(valorDevido(t, [], limite)).toMatchObject({ totalCentavos: 95_000, emDia: true });
    expect(valorDevido(t, [], somarDias(limite, 1)).emDia).toBe(false);
  });
  test('late, the days count from the due date itself', () =>
    expect(valorDevido(titulo({ dataVencimento: '2026-03-14' }), [], '2026-03-17').diasAtraso).toBe(3));
});

describe('after partial payments', () => {
  test('on time: the rest, with the whole conditional discount', () =>
    expect(
      valorDevido(
        titulo({ descontoCondicionalCentavos: centavos(5_000) }),
        [baixa('2026-03-01', { principalCentavos: 40_000 })],
        '2026-03-10',
      ).totalCentavos,
    ).toBe(55_000));
  test('late: fine on what was owed at the due date, interest on what is owed each day', () => {
    // 600,00 owed at the due date; 300,00 of it paid on day 10: 600 × 10 + 300 × 5 days at 1 % / 30.
    const feitas = [
      baixa('2026-03-05', { principalCentavos: 40_000 }),
      baixa('2026-03-20', { principalCentavos: 30_000, jurosCentavos: 200, multaCentavos: 1_200 }),
    ];
    expect(valorDevido(titulo(), feitas, '2026-03-25')).toMatchObject({
      saldoCentavos: 30_000,
      multaCentavos: 0,
      jurosCentavos: 50,
      totalCentavos: 30_050,
    });
  });
  test('what was granted is not granted again', () =>
    expect(
      valorDevido(
        titulo({ descontoCondicionalCentavos: centavos(5_000) }),
        [baixa('2026-03-05', { principalCentavos: 50_000, descontoCentavos: 5_000 })],
        '2026-03-10',
      ).totalCentavos,
    ).toBe(45_000));
  test('a later baixa does not change what was owed before it', () =>
    expect(valorDevido(titulo(), [baixa('2026-03-20', { principalCentavos: 100_000 })], '2026-03-15').saldoCentavos).toBe(100_000));
});

describe('for every title and date', () => {
  const arbitrario = fc.record({
    valor: fc.integer({ min: 1, max: 50_000_000 }),
    incondicional: fc.integer({ min: 0, max: 100 }),
    condicional: fc.integer({ min: 0, max: 100 }),
    dias: fc.integer({ min: -60, max: 900 }),
    multa: fc.constantFrom('0.0000', '2.0000', '1.2500'),
    juros: fc.constantFrom('0.0000', '1.0000', '0.3333'),
    vencimento: fc.integer({ min: 0, max: 2_000 }).map((d) => somarDias('2024-01-01', d)),
  });
  test('whatever was covered of it, an open title owes at least a cent on every day, and never less than nothing', () => {
    fc.assert(
      fc.property(arbitrario, fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: -90, max: 90 }), (x, parte, quando) => {
        const liquido = x.valor - Math.floor((x.valor * x.incondicional) / 100);
        const t = titulo({
          valorCentavos: centavos(x.valor),
          descontoIncondicionalCentavos: centavos(x.valor - liquido),
          descontoCondicionalCentavos: centavos(Math.floor((liquido * x.condicional) / 100)),
          dataVencimento: x.vencimento,
        });
        const coberto = Math.floor(liquido * parte);
        const devido = valorDevido(
          t,
          [baixa(somarDias(x.vencimento, quando), { principalCentavos: coberto })],
          somarDias(x.vencimento, x.dias),
        );
        expect(devido.totalCentavos).toBeGreaterThanOrEqual(Math.min(1, devido.saldoCentavos));
        expect(devido.totalCentavos).toBe(devido.saldoCentavos - devido.descontoCentavos + devido.multaCentavos + devido.jurosCentavos);
      }),
    );
  });
  test('of what a broken agreement left the discount leaves a cent: 20,00 of 1.000,00 with 50,00 of discount', () => {
    const t = titulo({ descontoCondicionalCentavos: centavos(5_000), dataVencimento: '2027-06-10' });
    const coberto = (principal: number) => [{ ...baixa('2026-11-23', { principalCentavos: principal }), tipo: 'amortizacao' as const }];
    expect(valorDevido(t, coberto(98_000), '2026-11-23')).toMatchObject({
      saldoCentavos: 2_000,
      descontoCentavos: 1_999,
      totalCentavos: 1,
    });
    expect(valorDevido(t, coberto(95_000), '2026-11-23')).toMatchObject({
      saldoCentavos: 5_000,
      descontoCentavos: 4_999,
      totalCentavos: 1,
    });
    expect(valorDevido(t, coberto(94_000), '2026-11-23')).toMatchObject({ descontoCentavos: 5_000, totalCentavos: 1_000 });
  });
  test('parts sum to the total, nothing is negative, and waiting never makes it cheaper', () => {
    fc.assert(
      fc.property(arbitrario, ({ valor, incondicional, condicional, dias, multa, juros, vencimento }) => {
        const descontoIncondicional = Math.floor((valor * incondicional) / 100);
        const descontoCondicional = Math.floor(((valor - descontoIncondicional) * condicional) / 100);
        const t = titulo({
          valorCentavos: centavos(valor),
          descontoIncondicionalCentavos: centavos(descontoIncondicional),
          descontoCondicionalCentavos: centavos(descontoCondicional),
          dataVencimento: vencimento,
          multaPercentual: multa,
          jurosPercentualMes: juros,
        });
        const em = somarDias(vencimento, dias);
        const d = valorDevido(t, [], em);
        expect(d.totalCentavos).toBe(d.saldoCentavos - d.descontoCentavos + d.multaCentavos + d.jurosCentavos);
        expect(Math.min(d.totalCentavos, d.multaCentavos, d.jurosCentavos, d.descontoCentavos)).toBeGreaterThanOrEqual(0);
        expect(valorDevido(t, [], somarDias(em, 1)).totalCentavos).toBeGreaterThanOrEqual(d.totalCentavos);
      }),
    );
  });
});
