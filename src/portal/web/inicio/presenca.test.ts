import { expect, test } from 'vitest';
import { presencaPorNivel } from './presenca.ts';

const curso = (segmentacaoId: number, dadas: number, faltas: number, justificadas = 0) => ({
  segmentacaoId,
  segmentacao: `Nível ${segmentacaoId}`,
  dadas,
  faltas,
  justificadas,
});

test('the courses of a level count together by what was called, and the school is all of them, not the average of its levels', () => {
  const [um, dois, todos] = presencaPorNivel([[curso(1, 90, 9), curso(1, 10, 1), curso(2, 900, 0)], [curso(1, 50, 20, 5)]]);
  expect(um).toEqual({ id: 1, nome: 'Nível 1', partes: [0.9, 0.5] });
  expect(dois).toEqual({ id: 2, nome: 'Nível 2', partes: [1, null] });
  expect(todos).toEqual({ id: 0, nome: null, partes: [0.99, 0.5] });
});

test('without a roll there is no level to speak of', () => expect(presencaPorNivel([[], []])).toEqual([]));
