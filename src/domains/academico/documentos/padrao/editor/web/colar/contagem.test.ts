import { expect, test } from 'vitest';
import { contagemDe, marcaNaContagem } from './contagem.ts';
import { emColunas } from './vaos.ts';

const marcas = (tipo: string, estilo: string, de: number, ...valores: number[]): string[] | null => {
  const contagem = contagemDe({ tipo, estilo, de, valores });
  return contagem && valores.map((_, i) => marcaNaContagem(contagem, i));
};

test('a list that counts as ours does stays one; another is written as it counts', () => {
  expect(marcas('', '', 1, 0, 0, 0)).toBeNull();
  expect(marcas('1', 'decimal', 1, 0, 2)).toBeNull();
  expect(marcas('', '', 5, 0, 0)).toEqual(['5.', '6.']);
  expect(marcas('', '', 1, 0, 7, 0)).toEqual(['1.', '7.', '8.']);
  expect(marcas('a', '', 1, 0, 0)).toEqual(['a)', 'b)']);
  expect(marcas('', 'lower-alpha', 26, 0, 0, 0)).toEqual(['z)', 'aa)', 'ab)']);
  expect(marcas('', 'upper-roman', 1, 0, 0, 0, 0, 49)).toEqual(['I.', 'II.', 'III.', 'IV.', 'XLIX.']);
  expect(marcas('i', '', -1, 0, 0)).toEqual(['-1.', '0.']);
});

const um = { colunas: 1, linhas: 1 };
test('each place of a table that was pasted has a cell of its own, so that none slips into the column of another', () => {
  const infantil = { colunas: 1, linhas: 3 };
  expect(
    emColunas([
      [um, um, um],
      [infantil, um, um],
      [um, um],
      [um, um],
      [{ colunas: 2, linhas: 1 }, um],
    ]),
  ).toEqual([
    [0, 1, 2],
    [0, 1, 2],
    [null, 0, 1],
    [null, 0, 1],
    [0, null, 1],
  ]);
  // Over both ways, to the end, and beyond it.
  expect(emColunas([[um, { colunas: 2, linhas: 2 }], [um], [um, um, { colunas: 1, linhas: 9 }]])).toEqual([
    [0, 1, null],
    [0, null, null],
    [0, 1, 2],
  ]);
  expect(emColunas([[um, { colunas: 1, linhas: 0 }], [um], [um]])).toEqual([
    [0, 1],
    [0, null],
    [0, null],
  ]);
});
