import { expect, test } from 'vitest';
import { contradicoesDe } from './contradicao.ts';
import type { AnoDoHistorico, CorpoDoHistorico } from './conteudo.ts';
import { montarGrade } from './montar-grade.ts';

const ano = (em: number, marcas: Record<string, string | null>, partes: Partial<AnoDoHistorico> = {}): AnoDoHistorico => ({
  origem: { tipo: 'fechamento', matriculaId: em, turmaId: em },
  ano: em,
  serie: `Série de ${em}`,
  turma: 'A',
  curso: { id: em, nome: `Série de ${em}`, segmentacao: 'Fundamental II' },
  escola: { nossa: true, nome: 'Colégio Exemplo', cidade: null, uf: null },
  cargaHoraria: 800,
  diasLetivos: 200,
  frequencia: '95,5',
  resultado: 'Aprovado',
  passou: true,
  escala: null,
  observacao: null,
  disciplinas: Object.entries(marcas).map(([nome, aproveitamento], ordem) => ({
    disciplinaId: null,
    nome,
    parte: 'bncc' as const,
    ordem,
    aproveitamento,
    cargaHoraria: 40,
    faltas: 0,
  })),
  ...partes,
});
const papel = (...anos: AnoDoHistorico[]): CorpoDoHistorico => ({
  tipo: 'completo',
  escola: {} as CorpoDoHistorico['escola'],
  aluno: {} as CorpoDoHistorico['aluno'],
  anos: anos.map((a) => ({ ...a, escola: a.escola.nome, lugar: '' })),
  linhas: montarGrade(anos, new Map()),
  emCurso: null,
  escalas: [],
  observacoes: [],
  assinaturas: [],
});
const aberto = (em: number) => ({
  matriculaId: em,
  turmaId: em,
  ano: em,
  curso: { id: em, nome: '', segmentacao: '' },
  turma: 'A',
  movimento: 'ativa',
  dataSaida: null,
});
const codigos = (corpo: CorpoDoHistorico, anos: AnoDoHistorico[], abertos: number[] = []) =>
  contradicoesDe({ anos, semFechamento: abertos.map(aberto), emVigor: [{ numero: '2026-00001', tipo: 'completo', corpo }] }).map(
    ({ erro, bloqueia }) => [erro.code, bloqueia],
  );
const seis = ano(2024, { Arte: '8,0', História: '6,0' });
const contradito = [['HISTORICO_EMITIDO_CONTRADITO', true]];

test('the same years, and others that came after, contradict nothing', () => {
  expect(codigos(papel(seis), [seis])).toEqual([]);
  expect(codigos(papel(seis), [seis, ano(2025, { Arte: '3,0' }, { resultado: 'Reprovado por nota' })], [2026])).toEqual([]);
  // What is no result: how many school days the calendar counts, how the school or a subject is called, a subject without a mark.
  const renomeada = ano(2024, { Artes: '8,0', História: '6,0', Xadrez: null }, { diasLetivos: 201, serie: '6º ano' });
  expect(codigos(papel(seis), [renomeada])).toEqual([]);
});

test('another result, attendance or mark, marks that changed places, and a year that is gone contradict the paper', () => {
  for (const outro of [
    ano(2024, { Arte: '8,0', História: '6,0' }, { resultado: 'Reprovado por nota' }),
    ano(2024, { Arte: '8,0', História: '6,0' }, { frequencia: '74,0' }),
    ano(2024, { Arte: '8,0', História: '7,0' }),
    ano(2024, { Arte: '6,0', História: '8,0' }),
    ano(2024, { Arte: '8,0' }),
    ano(2024, { Arte: '8,0', História: '6,0', Inglês: '9,0' }),
  ])
    expect(codigos(papel(seis), [outro])).toEqual(contradito);
  expect(codigos(papel(seis), [])).toEqual(contradito);
});

test('a year that is open again is told apart: it may end as it had', () => {
  expect(codigos(papel(seis), [], [2024])).toEqual([['HISTORICO_EMITIDO_REABERTO', false]]);
  // One year reopened and another that says otherwise: the worse is told.
  const sete = ano(2025, { Arte: '8,0' });
  expect(codigos(papel(seis, sete), [ano(2025, { Arte: '9,0' })], [2024])).toEqual(contradito);
});
