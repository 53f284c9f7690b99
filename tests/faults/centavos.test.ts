import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calcularParcelas } from '#domains/academico/contratos/parcelas.ts';
import { type Centavos, centavos, dividirEmParcelas, percentual, ratear, somar } from '#shared/dinheiro.ts';
import { novoImposto } from '#domains/financeiro/cadastros/esquemas.ts';
import { tiposImposto } from '#domains/financeiro/cadastros/listas.ts';
import { comporBaixa } from '#domains/financeiro/titulos/baixas/composicao.ts';
import { valorDevido } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import type { BaixaViva } from '#domains/financeiro/titulos/termos.ts';

// F22: half cents. Whatever the total, the number of installments, the discounts, the fine, the interest and the taxes withheld, no cent is
// lost or made.
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
  limiteCentavos: null,
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

describe('F22: the cents of taxes withheld', () => {
  const aliquota = fc.integer({ min: 1, max: 1_000_000 }).map((n) => `${Math.floor(n / 10_000)}.${String(n % 10_000).padStart(4, '0')}`);
  /** One row of the register for each of its kinds, as its own schema takes it. */
  const linhas = fc.tuple(
    ...tiposImposto.map(({ valor: tipo }) =>
      fc.record({ aliquota, basePercentual: aliquota, minimoCentavos: fc.integer({ min: 0, max: 2_000 }) }).map((r) =>
        novoImposto.parse({
          ...r,
          tipo,
          nome: tipo,
          codigoRecolhimento: null,
          regraVencimento: 'segundo_decendio',
          fatoGerador: 'emissao',
          vigenteDesde: '2026-01-01',
          vigenteAte: null,
        }),
      ),
    ),
  );
  /** What each kind withholds of an invoice: its rate on its share of the value, nothing up to its minimum, never more than what is left. */
  const reter = (
    valor: Centavos,
    impostos: readonly { aliquota: string; basePercentual: string; minimoCentavos: number }[],
  ): Centavos[] => {
    let resta: number = valor;
    return impostos.map(({ aliquota: taxaDele, basePercentual, minimoCentavos }) => {
      const imposto = percentual(percentual(valor, basePercentual), taxaDele);
      const retido = centavos(imposto <= minimoCentavos ? 0 : Math.min(imposto, resta));
      resta -= retido;
      return retido;
    });
  };

  test('the register has its four kinds', () => {
    expect(tiposImposto.map((t) => t.valor)).toEqual(['pis_cofins_csll', 'inss', 'iss', 'ir']);
  });

  test('gross is net plus what is withheld, kind by kind and installment by installment', () => {
    fc.assert(
      fc.property(total, parcelas, linhas, (bruto, n, impostos) => {
        const retidos = reter(centavos(bruto), impostos);
        expect(Math.min(...retidos)).toBeGreaterThanOrEqual(0);
        const liquido = centavos(bruto - somar(retidos));
        expect(liquido).toBeGreaterThanOrEqual(0);
        // The net in installments, and each tax shared among them: rows and columns both close.
        const partes = dividirEmParcelas(liquido, n);
        const pesosDasPartes = partes.map(() => 1);
        const porImposto = retidos.map((retido) => ratear(retido, pesosDasPartes));
        const brutos = partes.map((parte, i) => parte + somar(porImposto.map((p) => p[i] ?? centavos(0))));
        expect(brutos.reduce((a, b) => a + b, 0)).toBe(bruto);
        for (const [k, retido] of retidos.entries()) expect(somar(porImposto[k] ?? [])).toBe(retido);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    // brazil.md §5: 1.5 % of 1.333,37 is 20,00055; half a cent goes up.
    [133_337, '1.5000', '100.0000', 2_000],
    [333_333, '11.0000', '50.0000', 18_333],
    [100, '0.5000', '100.0000', 1],
  ])('%d at %s %% of %s %% withholds %d', (valor, taxaDele, basePercentual, esperado) => {
    expect(reter(centavos(valor), [{ aliquota: taxaDele, basePercentual, minimoCentavos: 0 }])).toEqual([esperado]);
  });
});

const diaDe = (dias: number): string => new Date(Date.UTC(2027, 1, 1 + dias)).toISOString().slice(0, 10);
