import { expect, test } from 'vitest';
import type { DisciplinaDoAno } from './conteudo.ts';
import { montarGrade } from './montar-grade.ts';

const nossas = new Map([
  [1, { nome: 'Matemática', parte: 'bncc' as const, ordem: 2 }],
  [2, { nome: 'Língua Portuguesa', parte: 'bncc' as const, ordem: 1 }],
  [3, { nome: 'Robótica', parte: 'diversificada' as const, ordem: 9 }],
]);
const d = (disciplinaId: number | null, nome: string, aproveitamento: string): DisciplinaDoAno => ({
  disciplinaId,
  nome,
  parte: disciplinaId === null ? 'diversificada' : (nossas.get(disciplinaId)?.parte ?? 'bncc'),
  ordem: 0,
  aproveitamento,
  cargaHoraria: 80,
  faltas: null,
});
const valores = (linhas: ReturnType<typeof montarGrade>) =>
  linhas.map(({ parte, nome, celulas }) => [parte, nome, ...celulas.map((c) => c?.aproveitamento ?? '—')].join(' | '));

test('a subject of another school stands in the row of ours that it equals, in our order and by part', () => {
  const grade = montarGrade(
    [
      { disciplinas: [d(null, 'Recreação', 'Apto'), d(1, 'Mathématiques', '15')] },
      { disciplinas: [d(3, 'Robótica', '9,0'), d(2, 'Língua Portuguesa', '8,5'), d(1, 'Matemática', '7,0')] },
    ],
    nossas,
  );
  expect(valores(grade)).toEqual([
    'bncc | Língua Portuguesa | — | 8,5',
    'bncc | Matemática | 15 | 7,0',
    'diversificada | Robótica | — | 9,0',
    'diversificada | Recreação | Apto | —',
  ]);
});

test('two subjects of one year that equal the same one keep a row each: no mark is made of two', () => {
  const grade = montarGrade(
    [{ disciplinas: [d(2, 'Gramática', '8,0'), d(2, 'Redação', '6,0')] }, { disciplinas: [d(2, 'Português', '7,5')] }],
    nossas,
  );
  expect(valores(grade)).toEqual(['bncc | Gramática | 8,0 | —', 'bncc | Língua Portuguesa | — | 7,5', 'bncc | Redação | 6,0 | —']);
});
