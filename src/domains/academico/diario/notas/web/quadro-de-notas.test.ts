import { expect, test } from 'vitest';
import { criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { tradutor } from '#shared/textos.ts';
import { textosNotas } from '../texts.ts';
import { faltasDoAluno, type GradeDeNotas } from './leitura.ts';
import { colunasDasNotas, linhasDasNotas } from './quadro-de-notas.ts';

const t = tradutor(textosNotas, 'br');
const avaliacao = (id: number, papel: 'avaliacao' | 'exame', dataAvaliacao: string, etapaId: number | null) => ({
  id,
  etapaId,
  papel,
  nome: 'Prova',
  dataAvaliacao,
  valorMaximo: '10',
  peso: '1',
  substituiId: null,
  outraTurma: null,
});
const grade = (partes: Partial<GradeDeNotas>, medias: (string | null)[]): GradeDeNotas => ({
  disciplina: { id: 1, turmaId: 1, turma: '6º A', nome: 'Matemática', curso: '6º ano', ano: 2026 },
  criterio: { ...criterioPadrao, conceitos: [...criterioPadrao.conceitos], adaptado: null },
  etapas: [{ id: 7, nome: '1º bimestre', peso: '1', fechada: true }],
  etapaId: null,
  fechada: false,
  avaliacoes: [],
  alunos: [
    {
      matriculaId: 1,
      alunoId: 1,
      nome: 'Ana',
      numeroChamada: 1,
      planoAdaptado: false,
      lugares: [{ inicio: '2026-02-02', fim: null }],
      foiPara: null,
      medias,
      entrouDepois: false,
      origens: [null],
      recuperacoes: [[]],
      emAberto: [null],
      finais: { recuperacaoFinal: null, exame: null },
    },
  ],
  notas: [],
  ...partes,
});
const avisos = (g: GradeDeNotas) => linhasDasNotas(g, t, '2026-11-27').map((linha) => linha.avisos ?? {});

test('a mark of an evaluation of a day to come is told to be looked at, one of today or before is not', () => {
  const avaliacoes = [avaliacao(1, 'avaliacao', '2026-11-27', 7), avaliacao(2, 'avaliacao', '2026-12-03', 7)];
  expect(avisos(grade({ etapaId: 7, avaliacoes }, [null]))).toEqual([{ 2: 'A avaliação é em 03/12/2026, que ainda não chegou: confira.' }]);
});

test('so is an exam of who passed without one; who needs it, or whose year is open, is not', () => {
  const avaliacoes = [avaliacao(3, 'exame', '2026-11-20', null)];
  expect(avisos(grade({ avaliacoes }, ['7.0']))).toEqual([{ 3: 'Passou sem exame: esta nota não conta.' }]);
  // Its own mark does not make an exam needless.
  const notas = [{ avaliacaoId: 3, matriculaId: 1, valor: '10', versao: 1, por: '', em: '' }];
  expect(avisos(grade({ avaliacoes, notas }, ['6.9']))).toEqual([{}]);
  const aberta = [{ id: 7, nome: '1º bimestre', peso: '1', fechada: false }];
  expect(avisos(grade({ avaliacoes, etapas: aberta }, ['7.0']))).toEqual([{}]);
});

test('who left the class keeps the averages and has no situation and no final; who moved is told where', () => {
  const de = (lugar: { fim: string | null }, foiPara: string | null = null) => {
    const g = grade({}, ['5.5']);
    const alunos = g.alunos.map((a) => ({ ...a, foiPara, lugares: [{ inicio: '2026-02-02', ...lugar }] }));
    const calculadas = colunasDasNotas({ ...g, alunos }, { t, idioma: 'br', abrir: () => undefined });
    return [
      linhasDasNotas({ ...g, alunos }, t, '2026-11-27')[0]?.rotulo,
      ...['etapa:7', 'parcial', 'final', 'situacao'].map((id) => calculadas.find((c) => c.id === id)?.calcular?.(() => null, '1')),
    ];
  };
  expect(de({ fim: null })).toEqual(['1. Ana', '5,5', '5,5', '5,5', 'Em exame final']);
  expect(de({ fim: '2026-11-27' })).toEqual(['1. Ana (saiu em 27/11/2026)', '5,5', '5,5', null, null]);
  expect(de({ fim: '2026-11-11' }, '6º B')).toEqual(['1. Ana (mudou para 6º B em 11/11/2026)', '5,5', '5,5', null, null]);
});

test('nothing is missing to who left, though the exam would still be to come', () => {
  const g = grade({}, ['5.5']);
  const [ana] = g.alunos;
  if (!ana) throw new Error('nobody');
  expect(faltasDoAluno(g, ana, () => null).map(({ em }) => em)).toEqual(['exame']);
  expect(faltasDoAluno(g, { ...ana, lugares: [{ inicio: '2026-02-02', fim: '2026-11-27' }] }, () => null)).toEqual([]);
});
