import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos, somar } from '#shared/dinheiro.ts';
import { custosDosItens, emEstoque, rateioDaNota, totalDaNota } from './calcular.ts';

const item = (valor: number, desconto = 0, impostos = 0) => ({
  valorCentavos: centavos(valor),
  descontoCentavos: centavos(desconto),
  impostosCentavos: centavos(impostos),
});
const encargos = (frete = 0, seguro = 0, outras = 0, desconto = 0) => ({
  freteCentavos: centavos(frete),
  seguroCentavos: centavos(seguro),
  outrasCentavos: centavos(outras),
  descontoCentavos: centavos(desconto),
});

describe('what the items of an invoice cost', () => {
  test('ten reais of freight on three equal thirds: the odd centavo to the one that is a centavo dearer', () => {
    const custos = custosDosItens([item(3333), item(3333), item(3334)], encargos(1000));
    expect(custos.map((c) => c.freteCentavos)).toEqual([333, 333, 334]);
    expect(custos.map((c) => c.custoCentavos)).toEqual([3666, 3666, 3668]);
  });
  test('a gift bears nothing of the freight; where all are gifts they share it', () => {
    expect(custosDosItens([item(1000), item(500, 500)], encargos(101)).map((c) => c.custoCentavos)).toEqual([1101, 0]);
    expect(custosDosItens([item(0), item(0)], encargos(101)).map((c) => c.custoCentavos)).toEqual([51, 50]);
  });
  test('whatever is apportioned, the costs sum to the total and none is below zero', () => {
    const valor = fc.integer({ min: 1, max: 9_999_999 });
    const linha = fc.record({ valor, desconto: fc.nat(100), impostos: fc.nat(100_000) });
    fc.assert(
      fc.property(
        fc.array(linha, { minLength: 1, maxLength: 40 }),
        valor,
        valor,
        valor,
        fc.nat(100),
        (linhas, frete, seguro, outras, parte) => {
          const itens = linhas.map((l) => item(l.valor, Math.floor((l.valor * l.desconto) / 100), l.impostos));
          const proprio = itens.reduce((s, i) => s + i.valorCentavos - i.descontoCentavos + i.impostosCentavos, 0);
          const e = encargos(frete, seguro, outras, Math.floor((proprio * parte) / 100));
          const custos = custosDosItens(itens, e).map((c) => c.custoCentavos);
          expect(somar(custos)).toBe(totalDaNota(itens, e));
          expect(Math.min(...custos)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

test('two boxes of twelve are twenty-four units, and a third of a dozen is rounded half up', () => {
  expect(emEstoque('2.0000', '12.0000')).toBe('24.0000');
  expect(emEstoque('0.3333', '0.5000')).toBe('0.1667');
});

test('items without a category are borne by that of the invoice, goods for stock apart, and what costs nothing is no part', () => {
  const destino = (custo: number, categoriaFinanceiraId: number | null = null, estocado = false) => ({
    estocado,
    custoCentavos: centavos(custo),
    categoriaFinanceiraId,
    centroCustoId: null,
  });
  const itens = [destino(10), destino(5, 2), destino(7), destino(0, 3), destino(4, 2, true)];
  expect(rateioDaNota(itens, { categoriaFinanceiraId: 1, centroCustoId: 9 })).toEqual([
    { categoriaFinanceiraId: 1, centroCustoId: 9, estocado: false, valorCentavos: 17 },
    { categoriaFinanceiraId: 2, centroCustoId: 9, estocado: false, valorCentavos: 5 },
    { categoriaFinanceiraId: 2, centroCustoId: 9, estocado: true, valorCentavos: 4 },
  ]);
});
