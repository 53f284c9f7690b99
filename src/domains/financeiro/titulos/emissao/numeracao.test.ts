import { expect, test } from 'vitest';
import { formatarNumero, numerarTitulos } from './numeracao.ts';

const titulo = (contratoPrecoId: number | null, pagadorId: number, parcela: number, dataEmissao = '2026-01-10') => ({
  contratoPrecoId,
  pagadorId,
  parcela,
  dataEmissao,
});

test('what one payer owes for one price is one series; loose titles are one each', () => {
  const titulos = [
    titulo(7, 1, 1),
    titulo(7, 1, 2),
    titulo(7, 2, 1),
    titulo(null, 1, 1),
    titulo(null, 1, 1),
    titulo(7, 1, 3, '2027-01-02'),
  ];
  const series = numerarTitulos(titulos);
  expect([...series.quantidades]).toEqual([
    [2026, 4],
    [2027, 1],
  ]);
  const primeiros = new Map([
    [2026, 41],
    [2027, 1],
  ]);
  expect(titulos.map((_, i) => series.numero(i, primeiros))).toEqual([
    '2026-00041/01',
    '2026-00041/02',
    '2026-00042/01',
    '2026-00043/01',
    '2026-00044/01',
    '2027-00001/03',
  ]);
});

test('numbers above five digits keep all of them', () => expect(formatarNumero(2026, 123_456, 12)).toBe('2026-123456/12'));
