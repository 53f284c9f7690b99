import { expect, test } from 'vitest';
import { comApontado, semApontado } from './apontadores.ts';

const rendas = [
  { membro: 1, tipo: 'salario' },
  { membro: 2, tipo: 'aluguel' },
  { membro: 3, tipo: 'autonomo' },
  { membro: null, tipo: 'outra' },
  { membro: 2, tipo: 'auxilio' },
];

test('who leaves a list takes along what belonged to them, and the rest belongs to the same ones as before', () => {
  expect(semApontado(rendas, 'membro', 2).restam).toEqual([
    { membro: 1, tipo: 'salario' },
    { membro: 2, tipo: 'autonomo' },
    { membro: null, tipo: 'outra' },
  ]);
});

test('put back, everything stands where it stood, and what was added meanwhile keeps its owner', () => {
  const { restam, retirados } = semApontado(rendas, 'membro', 2);
  expect(comApontado(restam, 'membro', { lugar: 2, retirados })).toEqual(rendas);
  const comMais = comApontado([...restam, { membro: 2, tipo: 'empresa' }], 'membro', { lugar: 2, retirados });
  expect(comMais).toEqual([...rendas, { membro: 3, tipo: 'empresa' }]);
});

test('a list that is not there yet stays empty', () => {
  expect(semApontado(undefined, 'membro', 1)).toEqual({ restam: [], retirados: [] });
});
