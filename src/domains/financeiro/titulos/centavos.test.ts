import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calcularParcelas } from '#domains/academico/contratos/parcelas.ts';
import { type Centavos, centavos, percentual, somar } from '#shared/dinheiro.ts';
import { comporBaixa } from './composicao.ts';
import { type BaixaViva, valorDevido } from './valor-devido.ts';

// F22: half cents. Whatever the total, the number of installments, the discounts, the fine and the interest, no cent is lost or made.
const total = fc.integer({ min: 1, max: 10_000_000 });
const parcelas = fc.integer({ min: 1, max: 60 });
const taxa = (maximo: number) =>
  fc.integer({ min: 0, max: maximo * 10_000 }).map((n) => `${Math.floor(n / 10_000)}.${String(n % 10_000).padStart(4, '0')}`);
const zero = centavos(0);

const desconto = (condicional: boolean, percentualTexto: string, prioridade: number) => ({
  descricao: 'd',
  precoIndice: null,
  forma: 'percentual' as const,
  percentual: percentualTexto,
  valorCentavos: null,
  condicional,
  sobreValorCheio: false,
  prioridade,
  parcelaDe: 1,
  parcelaAte: null,
});
const preco = (valor: number, n: number) => ({
  indice: 0,
  descricao: 'Anuidade',
  valorCentavos: centavos(valor),
  parcelas: n,
  primeiroVencimento: '2026-01-31',
  diaVencimento: 31,
});

describe('F22: the cents of a year', () => {
  test('1.000,00 in 12 is 1.000,00', () => {
    expect(somar(calcularParcelas([preco(100_000, 12)], []).map((p) => p.valorCentavos))).toBe(100_000);
  });

  test('installments sum to the total; no discount passes what there is', () => {
    fc.assert(
      fc.property(total, parcelas, taxa(100), taxa(100), (valor, n, fixo, pontual) => {
        const todas = calcularParcelas([preco(valor, n)], [desconto(false, fixo, 1), desconto(true, pontual, 2)]);
        expect(somar(todas.map((p) => p.valorCentavos))).toBe(valor);
        for (const p of todas) {
          expect(p.descontoIncondicionalCentavos).toBeGreaterThanOrEqual(0);
          expect(p.descontoCondicionalCentavos).toBeGreaterThanOrEqual(0);
          expect(p.descontoIncondicionalCentavos + p.descontoCondicionalCentavos).toBeLessThanOrEqual(p.valorCentavos);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('paid on any day, whole or in any parts, each payment is its parts and together they are exactly what was owed', () => {
    const pagamento = fc.record({ dias: fc.integer({ min: 0, max: 90 }), parte: fc.integer({ min: 1, max: 1_000 }) });
    fc.assert(
      fc.property(
        total,
        taxa(30),
        taxa(20),
        taxa(2),
        taxa(1),
        fc.array(pagamento, { maxLength: 6 }),
        (valor, fixo, pontual, multa, juros, partes) => {
          const incondicional = percentual(centavos(valor), fixo);
          const liquido = valor - incondicional;
          const titulo = {
            valorCentavos: centavos(valor),
            descontoIncondicionalCentavos: incondicional,
            descontoCondicionalCentavos: percentual(centavos(liquido), pontual),
            dataVencimento: '2027-02-10',
            multaPercentual: multa,
            jurosPercentualMes: juros,
          };
          let dia = 0;
          let recebido = 0;
          const vivas: (BaixaViva & { valor: Centavos })[] = [];
          const pagar = (quanto: (devido: number) => number): void => {
            const em = diaDe(dia);
            const devido = valorDevido(titulo, vivas, em);
            const agora = centavos(quanto(devido.totalCentavos));
            if (agora <= 0 || devido.totalCentavos === 0) return;
            const parte = comporBaixa(devido, agora, '1');
            // The parts of a payment are the payment, none is negative, and it forgives nothing but the discount.
            expect(parte.principalCentavos + parte.multaCentavos + parte.jurosCentavos).toBe(agora);
            expect(Math.min(...Object.values(parte))).toBeGreaterThanOrEqual(0);
            recebido += agora;
            vivas.push({ ...parte, tipo: 'baixa', dataBaixa: em, valor: agora });
          };
          for (const p of partes) {
            dia += p.dias;
            pagar((devido) => Math.floor((devido * p.parte) / 1_000));
          }
          pagar((devido) => devido);
          const soma = (de: (b: BaixaViva) => Centavos): number => somar(vivas.map(de));
          const coberto = soma((b) => b.principalCentavos) + soma((b) => b.descontoCentavos);
          expect(coberto).toBe(liquido);
          expect(recebido).toBe(soma((b) => b.principalCentavos) + soma((b) => b.multaCentavos) + soma((b) => b.jurosCentavos));
          expect(soma((b) => b.multaCentavos)).toBeLessThanOrEqual(percentual(centavos(liquido), multa));
          expect(valorDevido(titulo, vivas, diaDe(dia)).totalCentavos).toBe(zero);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

const diaDe = (dias: number): string => new Date(Date.UTC(2027, 1, 1 + dias)).toISOString().slice(0, 10);
