import { expect, test } from 'vitest';
import { criarModelo } from './modelo.ts';
import { lembrar, memoriaDaGrade, type Versoes } from './memoria.ts';

const novoModelo = (valor: string | null = null) => criarModelo([{ id: '1', versao: 1, valores: { p1: valor, p2: null } }]);
const versoesDe = (inicial = 0): Versoes & { mapa: Map<string, number> } => {
  const mapa = new Map<string, number>();
  return { mapa, de: (l, c) => mapa.get(`${l}:${c}`) ?? inicial, por: (l, c, v) => void mapa.set(`${l}:${c}`, v) };
};
const sim = () => true;

test('what was entered and not saved comes back in a grid that is opened again, over the version that it was entered over', () => {
  const antes = novoModelo();
  lembrar(memoriaDaGrade('ana@escola.br', 'volta'), antes, versoesDe(3), sim);
  antes.escrever([{ linha: '1', coluna: 'p1', entrada: { valor: '7.0' } }]);
  const depois = novoModelo();
  const versoes = versoesDe(5);
  expect(lembrar(memoriaDaGrade('ana@escola.br', 'volta'), depois, versoes, sim)).toBe(1);
  expect([depois.ler('1', 'p1'), versoes.de('1', 'p1'), depois.paraGravar()]).toEqual([
    '7.0',
    3,
    [{ id: '1', versao: 1, valores: { p1: '7.0' } }],
  ]);
});

test('what the server has by now, what the grid no longer takes, and what is of another user does not come back', () => {
  const antes = novoModelo();
  lembrar(memoriaDaGrade('ana@escola.br', 'fica'), antes, versoesDe(), sim);
  antes.escrever([{ linha: '1', coluna: 'p1', entrada: { valor: '7.0' } }]);
  expect(lembrar(memoriaDaGrade('bia@escola.br', 'fica'), novoModelo(), versoesDe(), sim)).toBe(0);
  expect(lembrar(memoriaDaGrade('ana@escola.br', 'fica'), novoModelo('7.0'), versoesDe(), sim)).toBe(0);
});

test('the grid that was opened last keeps the memory: one that is gone does not write over it', () => {
  const velha = novoModelo();
  lembrar(memoriaDaGrade('ana@escola.br', 'duas'), velha, versoesDe(), sim);
  const nova = novoModelo();
  lembrar(memoriaDaGrade('ana@escola.br', 'duas'), nova, versoesDe(), sim);
  nova.escrever([{ linha: '1', coluna: 'p2', entrada: { valor: '5.0' } }]);
  velha.escrever([{ linha: '1', coluna: 'p1', entrada: { valor: '9.0' } }]);
  const terceira = novoModelo();
  expect(lembrar(memoriaDaGrade('ana@escola.br', 'duas'), terceira, versoesDe(), sim)).toBe(1);
  expect([terceira.ler('1', 'p1'), terceira.ler('1', 'p2')]).toEqual([null, '5.0']);
});
