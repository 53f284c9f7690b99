import { expect, test } from 'vitest';
import { criarModelo } from './modelo.ts';
import { comEnvio, sobre } from './puro/celulas.ts';
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

test('a collision that was lost is kept over the version it was entered over, until somebody insists or types again', () => {
  const modelo = criarModelo(['1', '2'].map((id) => ({ id, versao: 1, valores: { p1: null } })));
  const versoes = versoesDe(3);
  const memoria = memoriaDaGrade('ana@escola.br', 'colisao');
  lembrar(memoria, modelo, versoes, sim);
  for (const linha of ['1', '2']) modelo.escrever([{ linha, coluna: 'p1', entrada: { valor: '8.0' } }]);
  for (const linha of ['1', '2']) modelo.responder(linha, null, comEnvio);
  // The answer tells the versions of both before the first cell hears of it.
  for (const linha of ['1', '2']) versoes.por(linha, 'p1', 5);
  for (const linha of ['1', '2']) modelo.responder(linha, null, (celula) => sobre(celula, '7.0', 'Rui'));
  const guardadas = () => memoria.ler().map(({ linha, valor, versao }) => [linha, valor, versao]);
  expect(guardadas()).toEqual([
    ['1', '8.0', 3],
    ['2', '8.0', 3],
  ]);
  modelo.insistir('1', 'p1');
  modelo.escrever([{ linha: '2', coluna: 'p1', entrada: { valor: '9.0' } }]);
  expect(guardadas()).toEqual([
    ['1', '8.0', 5],
    ['2', '9.0', 5],
  ]);
});
