import { expect, test } from 'vitest';
import { estadosDaGrade } from './estados.ts';

test('A and D are the states unless a concept has taken the letter', () => {
  const siglas = (conceitos: string[]) =>
    estadosDaGrade({ conceitos: conceitos.map((sigla) => ({ sigla, nome: sigla, valor: '1' })) }).estados.map(({ sigla }) => sigla);
  expect([siglas([]), siglas(['A', 'B', 'C', 'D']), siglas(['MB', 'B', 'a'])]).toEqual([
    ['A', 'D'],
    ['AU', 'DI'],
    ['AU', 'D'],
  ]);
});
