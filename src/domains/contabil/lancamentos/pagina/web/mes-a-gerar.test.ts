import { expect, test } from 'vitest';
import { mesAGerar, mesesAbertos } from './mes-a-gerar.ts';

const periodo = (id: number, tipo: string, situacao: string) => ({ id, tipo, situacao });

test('drafts are made of an open month: that of the address, else of today, else the first', () => {
  const abertos = mesesAbertos([
    { periodos: [periodo(202601, 'mes', 'aberto'), periodo(202614, 'encerramento', 'aberto')] },
    { periodos: [periodo(202511, 'mes', 'fechado'), periodo(202512, 'mes', 'reaberto'), periodo(202513, 'ajuste', 'aberto')] },
  ]);
  expect(abertos).toEqual([202512, 202601]);
  expect(mesAGerar(abertos, { pedido: 202512, hoje: 202601 })).toBe(202512);
  expect(mesAGerar(abertos, { pedido: 202511, hoje: 202601 })).toBe(202601);
  expect(mesAGerar(abertos, { pedido: Number.NaN, hoje: 202701 })).toBe(202512);
  expect(mesAGerar([], { pedido: 202512, hoje: 202601 })).toBeNull();
});
