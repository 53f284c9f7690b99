import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import type { LinhaLida } from './ler-ofx.ts';
import { type LinhaGuardada, separarNovas } from './separar-novas.ts';

const linha = (data: string, valor: number, descricao: string, identificador: string | null = null): LinhaLida => ({
  data,
  valorCentavos: centavos(valor),
  valorLido: String(valor),
  descricao,
  documento: null,
  identificador,
});
const guardar = (antes: readonly LinhaGuardada[], lidas: readonly LinhaLida[]): LinhaGuardada[] => [
  ...antes,
  ...separarNovas(lidas, antes),
];

test('one name for two lines of the bank keeps both; another name for the same line makes no second', () => {
  const tarifas = [linha('2026-11-03', -990, 'TARIFA PIX', 'A'), linha('2026-11-03', -990, 'TARIFA PIX', 'A')];
  const guardadas = guardar([], tarifas);
  expect(guardadas.map((l) => l.ordem)).toEqual([1, 2]);
  expect(separarNovas([linha('2026-11-03', -990, 'TARIFA PIX', 'B')], guardadas)).toEqual([]);
  expect(separarNovas([...tarifas, linha('2026-11-03', -990, 'TARIFA PIX')], guardadas)).toMatchObject([{ ordem: 3 }]);
});

test('a line whose words the bank changed is known by the name that it kept', () => {
  const guardadas = guardar([], [linha('2026-11-03', 100, 'PIX AGENDADO', 'A1')]);
  expect(separarNovas([linha('2026-11-03', 100, 'PIX RECEBIDO MARIA', 'A1')], guardadas)).toEqual([]);
  expect(separarNovas([linha('2026-11-03', 100, 'PIX RECEBIDO MARIA', 'A2')], guardadas)).toHaveLength(1);
});

test('files that overlap in any way, in any order and more than once, leave each line once', () => {
  const umaLinha = fc
    .record({
      dia: fc.integer({ min: 1, max: 6 }),
      valor: fc.constantFrom(100, 200, -50),
      palavras: fc.constantFrom('PIX', 'TED', 'TARIFA'),
    })
    .map(({ dia, valor, palavras }) => linha(`2026-11-0${dia}`, valor, palavras, null));
  const janela = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }));
  fc.assert(
    fc.property(fc.array(umaLinha, { maxLength: 30 }), fc.array(janela, { minLength: 1, maxLength: 6 }), (banco, janelas) => {
      const dentro = (l: LinhaLida, [a, b]: [number, number]): boolean => Number(l.data.slice(-1)) >= a && Number(l.data.slice(-1)) <= b;
      const guardadas = janelas.reduce<LinhaGuardada[]>(
        (antes, j) =>
          guardar(
            antes,
            banco.filter((l) => dentro(l, j)),
          ),
        [],
      );
      const vistas = banco.filter((l) => janelas.some((j) => dentro(l, j)));
      const nomes = (linhas: readonly Pick<LinhaLida, 'data' | 'valorCentavos' | 'descricao'>[]) =>
        linhas.map((l) => `${l.data} ${l.valorCentavos} ${l.descricao}`).toSorted();
      expect(nomes(guardadas)).toEqual(nomes(vistas));
      expect(new Set(guardadas.map((l) => `${nomes([l]).join()} ${l.ordem}`)).size).toBe(guardadas.length);
    }),
  );
});
