import { expect, test } from 'vitest';
import { type DisciplinaDoPainel, esperaDoPainel, type Painel, pendenciasDe, porTurma } from './leitura.ts';

const aula = (chamada: boolean) => ({ chamada }) as Painel['aulas'][number];
const disciplina = (partes: Partial<DisciplinaDoPainel>) =>
  ({ semChamada: 0, previstas: 0, semNota: 0, pareceres: 0, entregas: [], ...partes }) as DisciplinaDoPainel;

test('what the home says of a panel is what the panel lists by class, and nothing that wants nothing', () => {
  const disciplinas = [
    disciplina({ semChamada: 2, semNota: 5 }),
    disciplina({ semChamada: 1, entregas: [{ etapaId: 1, nome: '1º', fim: '2026-04-30' }] }),
  ];
  const espera = esperaDoPainel({ aulas: [aula(true), aula(false), aula(false)], disciplinas });
  expect(espera).toEqual([
    ['aulas', 2],
    ['semChamada', 3],
    ['semNota', 5],
    ['entregas', 1],
  ]);
  const doPainel = disciplinas.reduce((soma, d) => soma + pendenciasDe(d), 0);
  expect(espera.filter(([chave]) => chave !== 'aulas').reduce((soma, [, n]) => soma + n, 0)).toBe(doPainel);
  // Each number of the home opens the panel with what it counts, and nothing else.
  for (const [chave, n] of espera)
    if (chave !== 'aulas') expect(porTurma(disciplinas, chave).reduce((soma, { total }) => soma + total, 0)).toBe(n);
  expect(porTurma(disciplinas, 'semNota').flatMap((turma) => turma.disciplinas)).toEqual([disciplinas[0]]);
  expect(esperaDoPainel({ aulas: [aula(true)], disciplinas: [disciplina({})] })).toEqual([]);
});
