import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos, somar } from '#shared/dinheiro.ts';
import { type Contratado, parcelasComAditivos, type Termo } from './parcelas-com-aditivos.ts';
import { ajusteDe, efeitoDoAditivo, type TituloDaParcela, tocadas, type ValoresDaParte } from './efeito.ts';

const contratado = (partes: Partial<Contratado> = {}): Contratado => ({
  precos: [
    {
      indice: 0,
      descricao: 'Anuidade',
      valorCentavos: centavos(1_200_000),
      parcelas: 12,
      primeiroVencimento: '2027-01-10',
      diaVencimento: 10,
    },
    { indice: 1, descricao: 'Material', valorCentavos: centavos(30_000), parcelas: 3, primeiroVencimento: '2027-01-31', diaVencimento: 31 },
  ],
  descontos: [
    {
      chave: 'linha:1',
      descricao: 'Irmãos',
      precoIndice: 0,
      forma: 'percentual',
      percentual: '10.0000',
      valorCentavos: null,
      limiteCentavos: null,
      condicional: false,
      sobreValorCheio: false,
      prioridade: 1,
      parcelaDe: 1,
      parcelaAte: null,
    },
  ],
  pagadores: [{ pessoaId: 1, percentual: '100.00' }],
  ...partes,
});
const alcance = { precoIndice: 0, parcelaDe: 7, parcelaAte: null };
const titulosDe = (c: Contratado, termos: readonly Termo[] = []): TituloDaParcela[] =>
  parcelasComAditivos(c, termos)
    .flatMap((p) => p.partes.map((parte) => ({ p, parte })))
    .filter(({ parte }) => parte.valorCentavos > 0)
    .map(({ p, parte: { pessoaId, ...valores } }, i) => ({
      id: i + 1,
      numero: String(i + 1),
      precoIndice: p.precoIndice,
      parcela: p.parcela,
      pagadorId: pessoaId,
      vencimento: p.vencimento,
      ...valores,
      situacao: 'aberto',
      suspenso: false,
    }));
const efeito = (termos: readonly Termo[], titulos = titulosDe(contratado()), anteriores: readonly Termo[] = []) =>
  efeitoDoAditivo(parcelasComAditivos(contratado(), anteriores), parcelasComAditivos(contratado(), [...anteriores, ...termos]), titulos);

describe('terms', () => {
  test('a new value from the seventh installment on keeps the discount and leaves the rest alone', () => {
    const novo = efeito([{ tipo: 'valor', ...alcance, valorCentavos: centavos(110_000), percentual: null }]);
    expect(novo.map((e) => e.parcela)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(novo[0]?.antes[0]).toMatchObject({ valorCentavos: 100_000, descontoIncondicionalCentavos: 10_000 });
    expect(novo[0]?.depois[0]).toMatchObject({ valorCentavos: 110_000, descontoIncondicionalCentavos: 11_000 });
    expect(ajusteDe(novo)).toBe(6 * 9_000);
    expect(ajusteDe(efeito([{ tipo: 'valor', ...alcance, valorCentavos: null, percentual: '-5.0000' }]))).toBe(-6 * 4_500);
  });

  test('a discount comes, another goes; of one that covers the whole nothing is collected', () => {
    const bolsa = {
      ...(contratado().descontos[0] as Contratado['descontos'][number]),
      descricao: 'Bolsa',
      percentual: '100.0000',
      prioridade: 2,
      parcelaDe: 11,
    };
    const tudo = efeito([{ tipo: 'incluir_desconto', chave: 'novo', desconto: bolsa }]);
    expect(tudo.map((e) => [e.parcela, e.cancelar.length, e.criar.length])).toEqual([
      [11, 1, 1],
      [12, 1, 1],
    ]);
    expect(ajusteDe(tudo)).toBe(-180_000);
    expect(ajusteDe(efeito([{ tipo: 'remover_desconto', chave: 'linha:1', parcelaDe: 12 }]))).toBe(10_000);
    expect(efeito([{ tipo: 'remover_desconto', chave: 'linha:1', parcelaDe: 13 }])).toEqual([]);
  });

  test.each([29, 30, 31])('due day %i falls on the last day of short months', (dia) => {
    const datas = parcelasComAditivos(contratado(), [{ tipo: 'vencimento', ...alcance, parcelaDe: 2, diaVencimento: dia }])
      .filter((p) => p.precoIndice === 0)
      .map((p) => p.vencimento);
    expect(datas.slice(0, 4)).toEqual(['2027-01-10', '2027-02-28', `2027-03-${dia}`, `2027-04-${Math.min(dia, 30)}`]);
  });

  test('new payers from the seventh on: the former title stops, each new payer gets one; the total stays', () => {
    const dois = [
      { pessoaId: 1, percentual: '33.33' },
      { pessoaId: 2, percentual: '66.67' },
    ];
    const novo = efeito([{ tipo: 'pagadores', ...alcance, precoIndice: null, pagadores: dois }]);
    expect(novo).toHaveLength(6);
    for (const e of novo) expect([e.cancelar.length, e.criar.map((c) => c.pagadorId)]).toEqual([1, [1, 2]]);
    expect(ajusteDe(novo)).toBe(0);
  });

  test('an installment with money, cancelled, renegotiated or suspended stays whole, and says why', () => {
    const titulos = titulosDe(contratado());
    const situacoes = ['baixado', 'parcial', 'cancelado', 'renegociado'] as const;
    situacoes.forEach((situacao, i) => {
      const alvo = titulos.find((t) => t.precoIndice === 0 && t.parcela === 7 + i);
      if (alvo) alvo.situacao = situacao;
    });
    const onze = titulos.find((t) => t.precoIndice === 0 && t.parcela === 11);
    if (onze) Object.assign(onze, { situacao: 'cancelado', suspenso: true });
    const novo = efeito([{ tipo: 'vencimento', ...alcance, diaVencimento: 20 }], titulos);
    expect(novo.map((e) => e.intocada)).toEqual(['paga', 'parcial', 'cancelada', 'renegociada', 'suspensa', null]);
    expect(tocadas(novo)).toHaveLength(1);
    expect(novo[0]?.antes).toEqual(novo[0]?.depois);
  });
});

const termoArb: fc.Arbitrary<Termo> = fc.oneof(
  fc.record({
    tipo: fc.constant('valor' as const),
    precoIndice: fc.constantFrom(null, 0, 1),
    parcelaDe: fc.integer({ min: 1, max: 12 }),
    parcelaAte: fc.constant(null),
    valorCentavos: fc.integer({ min: 1, max: 500_000 }).map((n) => centavos(n)),
    percentual: fc.constant(null),
  }),
  fc.record({
    tipo: fc.constant('vencimento' as const),
    precoIndice: fc.constantFrom(null, 0, 1),
    parcelaDe: fc.integer({ min: 1, max: 12 }),
    parcelaAte: fc.constant(null),
    diaVencimento: fc.integer({ min: 1, max: 31 }),
  }),
  fc.record({
    tipo: fc.constant('pagadores' as const),
    precoIndice: fc.constant(null),
    parcelaDe: fc.integer({ min: 1, max: 12 }),
    parcelaAte: fc.constant(null),
    pagadores: fc
      .array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 4 })
      .map((pesos) => pesos.map((p, i) => ({ pessoaId: i + 1, percentual: String(p) }))),
  }),
  fc.integer({ min: 1, max: 12 }).map((parcelaDe): Termo => ({ tipo: 'remover_desconto', chave: 'linha:1', parcelaDe })),
);
const soma = (partes: readonly ValoresDaParte[]): number =>
  somar(partes.map((p) => centavos(p.valorCentavos - p.descontoIncondicionalCentavos)));

test('property: under any addenda shares sum to installments, and titles after an effect are those of the terms', () => {
  fc.assert(
    fc.property(fc.array(termoArb, { maxLength: 4 }), termoArb, (anteriores, termo) => {
      const antes = titulosDe(contratado(), anteriores);
      const parcelas = parcelasComAditivos(contratado(), [...anteriores, termo]);
      for (const p of parcelas) expect(somar(p.partes.map((x) => x.valorCentavos))).toBe(p.valorCentavos);
      const novo = efeito([termo], antes, anteriores);
      const ids = new Set(novo.flatMap((e) => e.cancelar.map((t) => t.id)));
      const ficam = antes.filter((t) => !ids.has(t.id));
      const criados = novo.flatMap((e) => e.criar);
      const esperados = titulosDe(contratado(), [...anteriores, termo]);
      expect(soma([...ficam, ...criados])).toBe(soma(esperados));
      expect(ficam.length + criados.length).toBe(esperados.length);
      expect(soma(antes) + ajusteDe(novo)).toBe(soma(esperados));
      // Taking the effect back gives the titles of before: what stays plus what was cancelled.
      const devolvidos = [...ficam, ...novo.flatMap((e) => e.cancelar)].sort((a, b) => a.id - b.id);
      expect(devolvidos).toEqual(antes);
    }),
  );
});

describe('an installment of several payers, of which some paid their share', () => {
  const dois = contratado({
    pagadores: [
      { pessoaId: 1, percentual: '33.33' },
      { pessoaId: 2, percentual: '66.67' },
    ],
  });
  const pagou = (pessoaId: number, parcela: number) =>
    titulosDe(dois).map((t) =>
      t.precoIndice === 0 && t.parcela === parcela && t.pagadorId === pessoaId ? { ...t, situacao: 'baixado' as const } : t,
    );
  const sob = (termos: readonly Termo[], titulos: TituloDaParcela[], anteriores: readonly Termo[] = []) =>
    efeitoDoAditivo(parcelasComAditivos(dois, anteriores), parcelasComAditivos(dois, [...anteriores, ...termos]), titulos);
  const metade: Termo = { tipo: 'valor', ...alcance, parcelaAte: 7, valorCentavos: null, percentual: '-50.0000' };
  const novos = (...pagadores: [number, string][]): Termo => ({
    tipo: 'pagadores',
    ...alcance,
    parcelaAte: 7,
    pagadores: pagadores.map(([pessoaId, percentual]) => ({ pessoaId, percentual })),
  });

  test('the open share changes; the paid one stays, before and after', () => {
    const [e, ...resto] = sob([metade], pagou(1, 7));
    expect([resto, e?.intocada, e?.cancelar.map((t) => t.pagadorId)]).toEqual([[], null, [2]]);
    expect(e?.depois.map((p) => [p.pagadorId, p.valorCentavos])).toEqual([
      [1, 33_330],
      [2, 33_335],
    ]);
    expect(
      sob(
        [metade],
        pagou(1, 7).map((t) => (t.parcela === 7 ? { ...t, situacao: 'parcial' as const } : t)),
      )[0]?.intocada,
    ).toBe('parcial');
  });

  test.each([
    [
      'another in the place of who owes',
      [
        [1, '33.33'],
        [3, '66.67'],
      ],
      [[3, 66_670]],
    ],
    ['one for all: he owes the open share, not the whole', [[3, '100.00']], [[3, 66_670]]],
    [
      'two for all',
      [
        [3, '50.00'],
        [4, '50.00'],
      ],
      [
        [3, 33_335],
        [4, 33_335],
      ],
    ],
  ] as [string, [number, string][], [number, number][]][])('new payers, %s', (_, pagadores, criados) => {
    const [e] = sob([novos(...pagadores)], pagou(1, 7));
    expect(e?.criar.map((p) => [p.pagadorId, p.valorCentavos])).toEqual(criados);
    expect(ajusteDe(e ? [e] : [])).toBe(0);
  });

  test('who paid owes nothing more of it: nobody else to bill leaves it whole, and says why', () => {
    expect(sob([novos([1, '100.00'])], pagou(1, 7)).map((e) => [e.intocada, e.cancelar, e.criar])).toEqual([['paga', [], []]]);
    // Open titles that are not those of the terms: what one more addendum would make of them cannot be said.
    const outros = pagou(1, 7).map((t) => (t.pagadorId === 2 ? { ...t, valorCentavos: centavos(t.valorCentavos + 1) } : t));
    expect(sob([metade], outros).map((e) => e.intocada)).toEqual(['paga']);
  });

  test('property: what was paid stays and is billed to nobody again; the sums hold; taking it back is the identity', () => {
    fc.assert(
      fc.property(
        fc.array(termoArb, { maxLength: 2 }),
        termoArb,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (anteriores, termo, pagos) => {
          const titulos = titulosDe(dois, anteriores).map((t, i) => (pagos[i] ? { ...t, situacao: 'baixado' as const } : t));
          const novo = sob([termo], titulos, anteriores);
          const fixos = titulos.filter((t) => t.situacao === 'baixado');
          for (const e of novo) {
            expect(e.cancelar.every((t) => t.situacao === 'aberto')).toBe(true);
            const meus = fixos.filter((t) => t.precoIndice === e.precoIndice && t.parcela === e.parcela);
            expect(e.criar.some((c) => meus.some((t) => t.pagadorId === c.pagadorId))).toBe(false);
            expect(soma(e.depois) - soma(e.antes)).toBe(ajusteDe([e]));
            if (termo.tipo === 'pagadores' || termo.tipo === 'vencimento') expect(ajusteDe([e])).toBe(0);
          }
          const ids = new Set(novo.flatMap((e) => e.cancelar.map((t) => t.id)));
          const ficam = titulos.filter((t) => !ids.has(t.id));
          expect(soma([...ficam, ...novo.flatMap((e) => e.criar)])).toBe(soma(titulos) + ajusteDe(novo));
          expect([...ficam, ...novo.flatMap((e) => e.cancelar)].sort((a, b) => a.id - b.id)).toEqual(titulos);
        },
      ),
    );
  });
});
