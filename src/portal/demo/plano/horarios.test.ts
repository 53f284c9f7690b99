import { expect, test } from 'vitest';
import { comHorario, planejarHorarios } from './horarios.ts';

const turma = (turmaId: number, turno: 'manha' | 'tarde', docente: number) => ({
  turmaId,
  turno,
  disciplinas: [180, 180, 120, 100, 100, 40, 40, 40, 40].map((cargaHoraria, i) => ({
    turmaDisciplinaId: turmaId * 100 + i,
    docenteId: docente + i,
    cargaHoraria,
  })),
});

test('no class and no teacher is in two places at once, and every subject is given', () => {
  const tempos = planejarHorarios([turma(1, 'manha', 1), turma(2, 'manha', 1), turma(3, 'tarde', 1)]);
  const unicos = (chaves: string[]): void => expect(new Set(chaves).size).toBe(chaves.length);
  unicos(tempos.map((t) => `${t.turmaId}:${t.diaSemana}:${t.ordem}`));
  unicos(tempos.filter((t) => t.docenteId !== null).map((t) => `${t.docenteId}:${t.diaSemana}:${t.inicio}`));
  expect(new Set(tempos.map((t) => t.turmaDisciplinaId)).size).toBe(27);
});

test('a large school has one of each course', () => {
  const turmas = [{ curso: 0 }, { curso: 0 }, { curso: 1 }];
  expect(comHorario(turmas, 600)).toEqual([0, 1, 2]);
  expect(comHorario(turmas, 20_000)).toEqual([0, 2]);
});
