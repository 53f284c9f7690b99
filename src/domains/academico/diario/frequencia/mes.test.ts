import { describe, expect, test } from 'vitest';
import { chamadasDoMes, diasDoMes, marcaDoValor, outroMes, valorDaMarca, valoresDe, valoresDoAluno } from './mes.ts';
import type { Quadro } from '#domains/academico/diario/chamadas/rascunho.ts';

const aluno = (matriculaId: number, partes: Partial<Quadro['alunos'][number]> = {}): Quadro['alunos'][number] => ({
  matriculaId,
  alunoId: matriculaId * 10,
  nome: `Aluno ${matriculaId}`,
  numeroChamada: matriculaId,
  temFoto: false,
  lugares: [{ de: '2026-02-02', ate: null }],
  justificados: [],
  marcas: [null, null],
  ...partes,
});
const coluna = (aulaId: number, partes: Partial<Quadro['colunas'][number]> = {}): Quadro['colunas'][number] => ({
  aulaId,
  turmaDisciplinaId: 1,
  disciplina: 'Matemática',
  data: '2026-03-02',
  ordem: null,
  quantidade: 2,
  chamada: null,
  ...partes,
});
const chamada = { id: 9, versao: 4, por: 'Ana', em: '2026-03-02T12:00:00Z' };
const presente = { faltas: 0, justificada: false };
const quadro: Quadro = {
  turmaId: 7,
  turma: '6º A',
  controle: 'por_aula',
  colunas: [coluna(1), coluna(2, { chamada })],
  alunos: [
    aluno(1, { marcas: [null, presente] }),
    aluno(2, { marcas: [null, { faltas: 1, justificada: false }], justificados: [{ de: '2026-03-01', ate: '2026-03-05' }] }),
    // Moved on that day: somebody says whether he was still there.
    aluno(3, { lugares: [{ de: '2026-02-02', ate: '2026-03-02' }] }),
    aluno(4, { lugares: [{ de: '2026-03-03', ate: null }] }),
  ],
};
const bia = quadro.alunos[1] as Quadro['alunos'][number];

describe('the month', () => {
  test('every mark of a lesson has one value, and every value one mark', () => {
    for (const quantidade of [1, 2, 5])
      for (const valor of valoresDe(quantidade)) expect(valorDaMarca(marcaDoValor(valor, quantidade), quantidade, false)).toBe(valor);
    expect(valoresDe(1)).toEqual(['P', 'F', 'J']);
    expect([valorDaMarca(null, 1, true), marcaDoValor(null, 1)]).toEqual([null, null]);
  });

  test('shows as justified what a document covers, and does not justify it by hand when others are changed', () => {
    expect(valoresDoAluno(quadro, bia)).toEqual({ a1: null, a2: '1J' });
    const { chamadas } = chamadasDoMes(quadro, [{ id: '1', valores: { a2: 'F' } }]);
    expect(chamadas).toEqual([
      {
        aulaId: 2,
        data: '2026-03-02',
        versao: 4,
        alunos: [
          { matriculaId: 1, faltas: 2, justificada: false },
          { matriculaId: 2, faltas: 1, justificada: false },
        ],
      },
    ]);
  });

  test('a column that would be left with nobody is told apart', () => {
    const { vazias } = chamadasDoMes(quadro, [
      { id: '1', valores: { a2: null } },
      { id: '2', valores: { a2: null } },
    ]);
    expect(vazias).toEqual(['2026-03-02']);
  });

  test('goes to today and no further', () => {
    expect(diasDoMes('2026-02', '2026-11-26')).toEqual({ de: '2026-02-01', ate: '2026-02-28' });
    expect(diasDoMes('2026-11', '2026-11-26')).toEqual({ de: '2026-11-01', ate: '2026-11-26' });
    expect([outroMes('2026-01', -1), outroMes('2026-12', 1), outroMes('2024-02', 1)]).toEqual(['2025-12', '2027-01', '2024-03']);
  });
});
