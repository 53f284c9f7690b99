import { describe, expect, test } from 'vitest';
import { type Bloco, EmPaginas, quebrar } from './paginas.ts';

const bloco = (id: number, linhas: number): Bloco => ({
  id,
  debitos: id * 10,
  linhas: Array.from({ length: linhas }, (_, i) => [{ x: 0, texto: `${id}.${i}` }]),
});
const paginas = (...alturas: number[]) => {
  const em = new EmPaginas({ linhasPorPagina: 5, maximo: 3, transporte: 100 });
  const tomados = alturas.map((altura, i) => em.tomar(bloco(i + 1, altura)));
  return { tomados, volume: em.concluir() };
};

describe('pages of a volume', () => {
  test('an entry that does not fit on a page begins the next, and each page tells what is carried on', () => {
    const { volume } = paginas(2, 2, 3);
    expect(volume.paginas.map((p) => [p.linhas.map(([t]) => t?.texto), p.transporte])).toEqual([
      [['1.0', '1.1', '2.0', '2.1'], 130],
      [['3.0', '3.1', '3.2'], 160],
    ]);
  });

  test('an entry taller than a page goes on over as many as it needs', () => {
    const { volume } = paginas(1, 8);
    expect(volume.paginas.map((p) => p.linhas.length)).toEqual([1, 5, 3]);
  });

  test('when the volume is full the entry is refused, and begins the next one', () => {
    const { tomados, volume } = paginas(5, 5, 5, 1);
    expect(tomados).toEqual([true, true, true, false]);
    expect([volume.paginas.length, volume.ate, volume.transporte]).toEqual([3, 3, 160]);
  });
});

test('a text is broken by words, and a word wider than the column by letters', () => {
  const medir = (texto: string): number => texto.length;
  expect(quebrar('um dois três', 7, medir)).toEqual(['um dois', 'três']);
  expect(quebrar('abcdefghij k', 4, medir)).toEqual(['abcd', 'efgh', 'ij k']);
});
