import { describe, expect, test } from 'vitest';
import { comSugestoes, semResponsaveis, sugerirCurso } from './sugestoes.ts';
import { responsavelNovo } from '#domains/academico/matriculas/responsaveis/web/valores.ts';

const anos = [2027, 2026, 2025, 2024].map((ano) => ({ id: ano * 10, ano }));
const atual = 20260;
const matricula = (ano: number, movimento: 'ativa' | 'concluida' | 'transferida', proximoCursoId: number | null = 7) => {
  return { ano, movimento, ativa: movimento === 'ativa', proximoCursoId };
};

describe('year and course to propose', () => {
  test('who studies now goes on to the next course of the next year', () => {
    expect(sugerirCurso([matricula(2025, 'concluida', 6), matricula(2026, 'ativa')], anos, atual)).toEqual({
      anoLetivoId: 20270,
      cursoId: 7,
    });
    expect(sugerirCurso([matricula(2025, 'concluida')], anos, atual)).toEqual({ anoLetivoId: 20260, cursoId: 7 });
  });

  test('who comes back after a gap, or after leaving, starts in the current year with the course open', () => {
    expect(sugerirCurso([matricula(2024, 'concluida')], anos, atual)).toEqual({ anoLetivoId: 20260, cursoId: null });
    expect(sugerirCurso([matricula(2026, 'transferida')], anos, atual)).toEqual({ anoLetivoId: 20260, cursoId: null });
  });

  test('nothing without enrollments, or while the next year does not exist', () => {
    expect(sugerirCurso([], anos, atual)).toBeNull();
    expect(sugerirCurso([matricula(2027, 'ativa')], anos, atual)).toBeNull();
  });
});

describe('guardians to propose', () => {
  const mae = {
    pessoaId: 5,
    nome: 'Rita Souza',
    parentesco: 'mae',
    pedagogico: true,
    financeiro: false,
    percentual: null,
    origem: 'filiacao' as const,
  };

  test('an only parent pays all; two are left for the clerk to tick', () => {
    expect(comSugestoes({ responsaveisSugeridos: [mae] }).responsaveis[0]).toMatchObject({ financeiro: true, percentual: '100.00' });
    const dois = comSugestoes({ responsaveisSugeridos: [mae, { ...mae, pessoaId: 6, nome: 'Marcos Souza' }] });
    expect(dois.responsaveis.map(({ financeiro }) => financeiro)).toEqual([false, false]);
    expect(dois.nomes).toEqual({ 5: 'Rita Souza', 6: 'Marcos Souza' });
  });

  test('who is left of the guardians of the last enrollment answers and pays for all', () => {
    const resta = { ...mae, pedagogico: false, financeiro: true, percentual: '40.00', origem: 'matricula' as const };
    expect(comSugestoes({ responsaveisSugeridos: [resta] }).responsaveis[0]).toMatchObject({
      pedagogico: true,
      financeiro: true,
      percentual: '100.00',
    });
  });

  test('an untouched list takes a suggestion, a chosen guardian does not give way', () => {
    expect(semResponsaveis([responsavelNovo(true)])).toBe(true);
    expect(semResponsaveis([{ ...responsavelNovo(true), pessoaId: 5 }])).toBe(false);
  });
});
