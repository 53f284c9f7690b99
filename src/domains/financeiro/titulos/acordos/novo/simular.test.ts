import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos, somar } from '#shared/dinheiro.ts';
import { novoAcordoEsquema, simulacaoEsquema } from './esquemas.ts';
import { repartirPagoNoAcordo } from '../quebra.ts';
import { simularAcordo } from './simular.ts';
import { andamentoDoAcordo } from '../situacoes.ts';

const regras = { maximoParcelas: 12, entradaMinimaPercentual: '0.0000' };
const condicoes = {
  dispensaMultaPercentual: '0.0000',
  dispensaJurosPercentual: '0.0000',
  entradaCentavos: centavos(0),
  dataEntrada: '2026-06-01',
  parcelas: 3,
  primeiroVencimento: '2026-06-30',
};
const titulo = (id: number, saldo: number, multa = 0, juros = 0) => ({
  id,
  numero: `2026-0000${id}/01`,
  saldoCentavos: centavos(saldo),
  multaCentavos: centavos(multa),
  jurosCentavos: centavos(juros),
});

describe('what is asked of an agreement', () => {
  const base = { ...condicoes, tituloIds: [1], entradaCentavos: 10_000 };
  const pedido = {
    ...base,
    contaBancariaId: 1,
    formaPagamentoId: 1,
    totalCentavos: 1,
    entradaPaga: false,
    motivoDispensa: null,
    observacao: null,
  };
  const problemas = (partes: object) =>
    [simulacaoEsquema.safeParse({ ...base, ...partes }), novoAcordoEsquema.safeParse({ ...pedido, ...partes })].map((lida) =>
      lida.error?.issues.map((issue) => [issue.path.join('.'), issue.code === 'custom' ? issue.params?.codigo : issue.code]),
    );
  test('the entry falls due on the first due date or before it, and the field is named', () => {
    const depois = [['dataEntrada', 'ENTRADA_DEPOIS_DA_PRIMEIRA']];
    expect(problemas({ dataEntrada: '2026-12-20', primeiroVencimento: '2026-12-15' })).toEqual([depois, depois]);
    expect(problemas({ dataEntrada: '2026-12-15', primeiroVencimento: '2026-12-15' })).toEqual([undefined, undefined]);
    // Without an entry its date says nothing.
    expect(problemas({ entradaCentavos: 0, dataEntrada: '2026-12-20', primeiroVencimento: '2026-12-15' })).toEqual([undefined, undefined]);
  });
});

describe('simulating an agreement', () => {
  test('adds charges, takes off what is waived, and splits the rest after the entry', () => {
    const plano = simularAcordo(
      [titulo(1, 100_000, 2_000, 1_001), titulo(2, 50_000, 1_000, 333)],
      { ...condicoes, dispensaMultaPercentual: '100.0000', dispensaJurosPercentual: '50.0000', entradaCentavos: centavos(30_000) },
      regras,
    );
    // 3.000,00 of fines and half of 10,01 (5,01) and of 3,33 (1,67), each rounded half-up.
    expect(plano.dispensaCentavos).toBe(3_000 + 501 + 167);
    expect(plano.totalCentavos).toBe(150_000 + 3_000 + 1_334 - 3_668);
    expect(plano.parcelas.map((p) => [p.parcela, p.dataVencimento, p.valorCentavos, p.entrada])).toEqual([
      [1, '2026-06-01', 30_000, true],
      [2, '2026-06-30', 40_222, false],
      [3, '2026-07-30', 40_222, false],
      [4, '2026-08-30', 40_222, false],
    ]);
  });

  test.each([
    ['more installments than the school takes', { parcelas: 13 }, {}, 'ACORDO_PARCELAS_DEMAIS'],
    ['an entry under the least', { entradaCentavos: centavos(9_999) }, { entradaMinimaPercentual: '10.0000' }, 'ACORDO_ENTRADA_BAIXA'],
    ['an entry that leaves nothing for an installment', { entradaCentavos: centavos(99_998) }, {}, 'ACORDO_ENTRADA_ALTA'],
  ])('refuses %s', (_, partes, mais, code) => {
    expect(() => simularAcordo([titulo(1, 100_000)], { ...condicoes, ...partes }, { ...regras, ...mais })).toThrow(
      expect.objectContaining({ code }),
    );
  });

  test('the new titles are always the old ones to the centavo', () => {
    const valor = fc.integer({ min: 1, max: 5_000_000 });
    const encargo = fc.integer({ min: 0, max: 300_000 });
    const taxa = fc.integer({ min: 0, max: 1_000_000 }).map((n) => `${Math.trunc(n / 10_000)}.${String(n % 10_000).padStart(4, '0')}`);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(valor, encargo, encargo), { minLength: 1, maxLength: 8 }),
        taxa,
        taxa,
        fc.integer({ min: 1, max: 12 }),
        fc.nat(1_000),
        (linhas, m, j, parcelas, milesimos) => {
          const itens = linhas.map(([s, multa, juros], i) => titulo(i + 1, s, multa, juros));
          const saldo = linhas.reduce((soma, [s]) => soma + s, 0);
          const entrada = Math.max(0, Math.min(Math.trunc((saldo * milesimos) / 1_000), saldo - parcelas));
          if (saldo < parcelas) return;
          const plano = simularAcordo(
            itens,
            { ...condicoes, dispensaMultaPercentual: m, dispensaJurosPercentual: j, parcelas, entradaCentavos: centavos(entrada) },
            regras,
          );
          expect(somar(plano.parcelas.map((p) => p.valorCentavos))).toBe(plano.totalCentavos);
          expect(plano.totalCentavos).toBe(plano.saldoCentavos + plano.multaCentavos + plano.jurosCentavos - plano.dispensaCentavos);
          expect(somar(plano.itens.map((i) => i.totalCentavos))).toBe(plano.totalCentavos);
          expect(plano.parcelas.every((p) => p.valorCentavos > 0)).toBe(true);
          expect(plano.itens.every((i) => i.dispensaCentavos <= i.multaCentavos + i.jurosCentavos)).toBe(true);
        },
      ),
    );
  });
});

describe('what was paid inside a broken agreement', () => {
  const antigos = [
    { tituloId: 2, dataVencimento: '2026-04-10', saldoCentavos: centavos(1_000) },
    { tituloId: 1, dataVencimento: '2026-03-10', saldoCentavos: centavos(1_000) },
  ];
  test('goes to the oldest debt first, on the day of each payment', () => {
    const pagos = [
      { baixaId: 11, dataBaixa: '2026-07-01', principalCentavos: centavos(500), descontoCentavos: centavos(200) },
      { baixaId: 10, dataBaixa: '2026-06-01', principalCentavos: centavos(700), descontoCentavos: centavos(0) },
    ];
    expect(repartirPagoNoAcordo(antigos, pagos)).toEqual([
      { tituloId: 1, baixaId: 10, dataAmortizacao: '2026-06-01', valorCentavos: 700, descontoCentavos: 0 },
      { tituloId: 1, baixaId: 11, dataAmortizacao: '2026-07-01', valorCentavos: 300, descontoCentavos: 0 },
      { tituloId: 2, baixaId: 11, dataAmortizacao: '2026-07-01', valorCentavos: 400, descontoCentavos: 200 },
    ]);
  });
  test('never passes what was owed nor what was paid', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 90 })), { maxLength: 6 }), (valores) => {
        const pagos = valores.map(([dinheiro, desconto], i) => ({
          baixaId: i + 1,
          dataBaixa: '2026-06-01',
          principalCentavos: centavos(dinheiro),
          descontoCentavos: centavos(desconto),
        }));
        const repartido = repartirPagoNoAcordo(antigos, pagos);
        expect(somar(repartido.map((a) => a.valorCentavos))).toBe(
          Math.min(2_000, somar(pagos.flatMap((p) => [p.principalCentavos, p.descontoCentavos]))),
        );
        // Of each payment the money goes before the discount.
        for (const pago of pagos) {
          const dele = repartido.filter((a) => a.baixaId === pago.baixaId);
          const levado = somar(dele.map((a) => a.valorCentavos));
          expect(somar(dele.map((a) => a.descontoCentavos))).toBe(Math.max(0, levado - pago.principalCentavos));
        }
      }),
    );
  });
});

test.each([
  [{ situacao: 'vigente', abertas: 2, maiorAtraso: 0 }, 'vigente'],
  [{ situacao: 'vigente', abertas: 2, maiorAtraso: 29 }, 'atrasado'],
  [{ situacao: 'vigente', abertas: 2, maiorAtraso: 30 }, 'quebravel'],
  [{ situacao: 'vigente', abertas: 0, maiorAtraso: 0 }, 'cumprido'],
  [{ situacao: 'quebrado', abertas: 0, maiorAtraso: 0 }, 'quebrado'],
] as const)('%j goes as %s', (acordo, esperado) => expect(andamentoDoAcordo({ ...acordo, diasParaQuebra: 30 })).toBe(esperado));
