import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Centavos, centavos, somar } from '#shared/dinheiro.ts';
import { calcularParcelas, type LinhaDesconto, type LinhaPreco, totaisDasParcelas } from './parcelas.ts';
import { dividirEntrePagadores } from './rateio.ts';

const anuidade: LinhaPreco = {
  indice: 0,
  descricao: 'Anuidade 6º ano 2027',
  valorCentavos: centavos(1_501_080),
  parcelas: 12,
  primeiroVencimento: '2027-01-10',
  diaVencimento: 10,
};
const material: LinhaPreco = {
  indice: 1,
  descricao: 'Material didático',
  valorCentavos: centavos(129_000),
  parcelas: 3,
  primeiroVencimento: '2027-01-20',
  diaVencimento: 20,
};
const desconto = (d: Partial<LinhaDesconto>): LinhaDesconto => ({
  descricao: 'Desconto',
  precoIndice: 0,
  forma: 'percentual',
  percentual: '10.0000',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
  prioridade: 100,
  parcelaDe: 1,
  parcelaAte: null,
  ...d,
});

test('a percentage discount that ends in half a cent takes the whole cent', () => {
  const unica = { ...anuidade, valorCentavos: centavos(10_005), parcelas: 1 };
  // 10 % of 100,05 is 10,005: a rule that rounds down gives 10,00.
  const [parcela] = calcularParcelas([unica], [desconto({ descricao: 'Irmãos' })]);
  expect(parcela?.descontoIncondicionalCentavos).toBe(1_001);
});

describe('the contract of the drawing', () => {
  const parcelas = calcularParcelas(
    [anuidade, material],
    [desconto({ descricao: 'Irmãos' }), desconto({ descricao: 'Pontualidade', percentual: '5.0000', condicional: true })],
  );
  test('reproduces its figures to the cent', () => {
    expect(totaisDasParcelas(parcelas)).toEqual({
      precosCentavos: 1_630_080,
      incondicionaisCentavos: 150_108,
      condicionaisCentavos: 67_548,
      totalCentavos: 1_479_972,
      sePagoEmDiaCentavos: 1_412_424,
    });
    expect(parcelas).toHaveLength(15);
    expect(parcelas[0]).toMatchObject({
      valorCentavos: 125_090,
      descontoIncondicionalCentavos: 12_509,
      descontoCondicionalCentavos: 5_629,
      vencimento: '2027-01-10',
    });
  });
});

describe('rules', () => {
  test('10.000,00 in 12 is 4 × 833,34 and 8 × 833,33', () => {
    const valores = calcularParcelas([{ ...anuidade, valorCentavos: centavos(1_000_000) }], []).map((p) => p.valorCentavos);
    expect(valores).toEqual([...Array.from({ length: 4 }, () => 83_334), ...Array.from({ length: 8 }, () => 83_333)]);
  });

  test('due day 31 falls on the last day of short months, without drift', () => {
    const datas = calcularParcelas([{ ...anuidade, primeiroVencimento: '2027-01-31', diaVencimento: 31 }], []).map((p) => p.vencimento);
    expect(datas.slice(0, 5)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  test('percent discounts follow one another unless they bite on the full value', () => {
    const cem = { ...anuidade, valorCentavos: centavos(10_000), parcelas: 1 };
    const dois = [desconto({ prioridade: 1 }), desconto({ prioridade: 2 })];
    expect(calcularParcelas([cem], dois)[0]?.descontoIncondicionalCentavos).toBe(1_900);
    expect(
      calcularParcelas([cem], [dois[0], { ...dois[1], sobreValorCheio: true }] as LinhaDesconto[])[0]?.descontoIncondicionalCentavos,
    ).toBe(2_000);
  });

  test('a discount bites only on its installments and never takes more than there is', () => {
    const parcelas = calcularParcelas(
      [{ ...anuidade, valorCentavos: centavos(1_200), parcelas: 12 }],
      [desconto({ forma: 'valor', percentual: null, valorCentavos: centavos(500), parcelaDe: 2, parcelaAte: 3 })],
    );
    expect(parcelas.map((p) => p.descontoIncondicionalCentavos).slice(0, 4)).toEqual([0, 100, 100, 0]);
  });
});

describe('the limit of a percentage', () => {
  const mil = { ...anuidade, valorCentavos: centavos(200_000), parcelas: 2 };
  const um = (...descontos: LinhaDesconto[]) => calcularParcelas([mil], descontos)[0]?.descontos ?? [];
  const limitado = (limite: number, mais: Partial<LinhaDesconto> = {}) => desconto({ limiteCentavos: centavos(limite), ...mais });

  test('is what one installment is discounted at most, and the explanation says that it decided', () => {
    expect(um(limitado(8_000))).toEqual([{ descricao: 'Desconto', valorCentavos: 8_000, condicional: false, limitadoACentavos: 8_000 }]);
    expect(calcularParcelas([mil], [limitado(8_000)]).map((p) => p.descontoIncondicionalCentavos)).toEqual([8_000, 8_000]);
  });

  test('says nothing where the percentage comes to no more, even to the centavo', () => {
    for (const limite of [10_000, 10_001]) expect(um(limitado(limite))).toMatchObject([{ valorCentavos: 10_000, limitadoACentavos: null }]);
    expect(um(limitado(9_999))).toMatchObject([{ valorCentavos: 9_999, limitadoACentavos: 9_999 }]);
  });

  test('leaves more to the discounts that come after', () => {
    const dois = [limitado(4_000, { prioridade: 1 }), desconto({ prioridade: 2 })];
    expect(um(...dois).map((d) => d.valorCentavos)).toEqual([4_000, 9_600]);
  });

  test('holds on the full value and for who pays on time, and is not said where what is left is less', () => {
    const cheio = { percentual: '50.0000', sobreValorCheio: true };
    const tres = [
      desconto({ percentual: '95.0000', prioridade: 1 }),
      limitado(30_000, { ...cheio, prioridade: 2 }),
      limitado(1, { condicional: true }),
    ];
    expect(um(...tres)).toMatchObject([
      { valorCentavos: 95_000, limitadoACentavos: null },
      { valorCentavos: 5_000, limitadoACentavos: null },
      { valorCentavos: 0, limitadoACentavos: null },
    ]);
    expect(um(limitado(30_000, { ...cheio, condicional: true }))).toMatchObject([{ valorCentavos: 30_000, limitadoACentavos: 30_000 }]);
  });

  test('an amount has none: it is its own limit', () => {
    expect(um(limitado(100, { forma: 'valor', percentual: null, valorCentavos: centavos(5_000) }))).toMatchObject([
      { valorCentavos: 5_000, limitadoACentavos: null },
    ]);
  });
});

const taxaArb = fc.integer({ min: 1, max: 1_000_000 }).map((n) => `${Math.floor(n / 10_000)}.${String(n % 10_000).padStart(4, '0')}`);
const descontoArb: fc.Arbitrary<LinhaDesconto> = fc.record({
  descricao: fc.constant('d'),
  precoIndice: fc.constantFrom(null, 0),
  forma: fc.constant<'percentual'>('percentual'),
  percentual: taxaArb,
  valorCentavos: fc.constant(null),
  limiteCentavos: fc.option(
    fc.integer({ min: 1, max: 1_000_000 }).map((n) => centavos(n)),
    { nil: null },
  ),
  condicional: fc.boolean(),
  sobreValorCheio: fc.boolean(),
  prioridade: fc.integer({ min: 0, max: 9 }),
  parcelaDe: fc.integer({ min: 1, max: 12 }),
  parcelaAte: fc.constant(null),
});

test('property: installments and shares always sum, discounts never pass the value', () => {
  const totalArb = fc.integer({ min: 1, max: 10_000_000 });
  const pagadoresArb = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      totalArb,
      fc.integer({ min: 1, max: 60 }),
      fc.array(descontoArb, { maxLength: 4 }),
      pagadoresArb,
      (total, n, descontos, pesos) => {
        const parcelas = calcularParcelas([{ ...anuidade, valorCentavos: centavos(total), parcelas: n }], descontos);
        expect(somar(parcelas.map((p) => p.valorCentavos))).toBe(total);
        for (const parcela of parcelas) {
          const partes = dividirEntrePagadores(
            parcela,
            pesos.map((p, i) => ({ pessoaId: i, percentual: String(p) })),
          );
          const soma = (de: (p: (typeof partes)[number]) => Centavos): number => somar(partes.map(de));
          expect(soma((p) => p.valorCentavos)).toBe(parcela.valorCentavos);
          expect(soma((p) => p.descontoIncondicionalCentavos)).toBe(parcela.descontoIncondicionalCentavos);
          expect(soma((p) => p.descontoCondicionalCentavos)).toBe(parcela.descontoCondicionalCentavos);
          for (const p of partes)
            expect(p.descontoIncondicionalCentavos + p.descontoCondicionalCentavos).toBeLessThanOrEqual(p.valorCentavos);
        }
      },
    ),
  );
});

test('property: a limit never gives more, holds on every installment, and says so exactly where it decided', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      fc.array(descontoArb, { maxLength: 4 }),
      descontoArb,
      fc.integer({ min: 1, max: 1_000_000 }),
      (total, n, outros, alvo, limite) => {
        const precos = [{ ...anuidade, valorCentavos: centavos(total), parcelas: n }];
        const com = (limiteCentavos: Centavos | null) =>
          calcularParcelas(precos, [...outros, { ...alvo, descricao: 'alvo', prioridade: -1, limiteCentavos }]);
        const livres = com(null);
        for (const [i, parcela] of com(centavos(limite)).entries()) {
          const livre = livres[i]?.descontos.find((d) => d.descricao === 'alvo');
          const limitado = parcela.descontos.find((d) => d.descricao === 'alvo');
          expect(limitado === undefined).toBe(livre === undefined);
          if (!limitado || !livre) continue;
          // The first of its kind: what comes before it is the same with and without the limit.
          expect(limitado.valorCentavos).toBe(Math.min(livre.valorCentavos, limite));
          expect(limitado.limitadoACentavos).toBe(livre.valorCentavos > limite ? limite : null);
        }
      },
    ),
  );
});
