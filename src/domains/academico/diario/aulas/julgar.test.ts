import { describe, expect, test } from 'vitest';
import { ErroNegocio } from '#shared/erros.ts';
import {
  type AulaPedida,
  conferirAula,
  conferirTempos,
  type DiaDaTurma,
  type DisciplinaDaAula,
  docenteProposto,
  ordemQueCabe,
} from './julgar.ts';

const etapa = {
  id: 1,
  nome: '1º bimestre',
  dataInicio: '2026-02-02',
  dataFim: '2026-04-17',
  situacao: 'aberto' as const,
  periodo: 'Ano letivo 2026',
  periodoSituacao: 'aberto' as const,
};
const disciplina: DisciplinaDaAula = {
  turma: '6º ano A',
  disciplina: 'Matemática',
  dataInicio: null,
  dataFim: null,
  etapas: [etapa],
  docentes: [{ pessoaId: 7, docente: 'Rosa', dataInicio: '2026-02-02', dataFim: '2026-03-10' }],
};
const dia: DiaDaTurma = { marcado: null, diaSemana: 3, tempos: 6, ultimoTempo: 6, maiorDia: 6, aulas: [] };
const pedida: AulaPedida = { turmaDisciplinaId: 1, dataAula: '2026-03-04', quantidade: 1, ordem: 1, docenteId: 7 };
const outra = (partes: Partial<DiaDaTurma['aulas'][number]> = {}) => ({
  turmaDisciplinaId: 2,
  disciplina: 'História',
  quantidade: 1,
  ordem: 2,
  ...partes,
});

function recusa(p: Partial<AulaPedida>, d: Partial<DisciplinaDaAula> = {}, no: Partial<DiaDaTurma> = {}): string {
  try {
    conferirAula({ ...pedida, ...p }, { ...disciplina, ...d }, { ...dia, ...no }, '');
    conferirTempos({ ...pedida, ...p }, { ...disciplina, ...d }, { ...dia, ...no }, '');
    return 'given';
  } catch (causa) {
    if (causa instanceof ErroNegocio) return `${causa.code} ${causa.campos[0]?.path ?? ''} ${JSON.stringify(causa.params)}`;
    throw causa;
  }
}

test('after the last assignment of a subject ended nobody gives its lessons, whoever records them; one that never had a teacher may be given', () => {
  expect(recusa({ dataAula: '2026-03-11', docenteId: null })).toContain('AULA_APOS_DOCENTE docenteId {"docente":"Rosa"');
  expect(recusa({ dataAula: '2026-03-11', docenteId: null }, { docentes: [] })).toBe('given');
  const outro = { pessoaId: 8, docente: 'Ivo', dataInicio: '2026-03-11', dataFim: null };
  expect(recusa({ dataAula: '2026-03-11', docenteId: null }, { docentes: [...disciplina.docentes, outro] })).toBe('given');
  expect(recusa({ docenteId: null })).toBe('given');
});

describe('a lesson is refused', () => {
  test.each<[string, string, string]>([
    ['on a Sunday that nobody marked', recusa({ dataAula: '2026-03-08' }, {}, { diaSemana: 7 }), 'AULA_NO_FIM_DE_SEMANA dataAula'],
    ['on a holiday, by its name', recusa({}, {}, { marcado: { tipo: 'feriado', nome: 'Tiradentes' } }), 'Tiradentes'],
    ['in the recess', recusa({}, {}, { marcado: { tipo: 'recesso', nome: 'Recesso de julho' } }), 'Recesso de julho'],
    ['outside of every etapa', recusa({ dataAula: '2026-04-18' }), 'DIARIO_FORA_DAS_ETAPAS dataAula'],
    ['in a closed etapa', recusa({}, { etapas: [{ ...etapa, situacao: 'fechado' }] }), 'DIARIO_ETAPA_FECHADA dataAula'],
    ['in a closed period', recusa({}, { etapas: [{ ...etapa, periodoSituacao: 'fechado' }] }), 'DIARIO_PERIODO_FECHADO dataAula'],
    [
      'in a closed period, naming who closed its etapa for the class',
      recusa({}, { etapas: [{ ...etapa, periodoSituacao: 'fechado', fechada: { por: 'Marta', em: '20/04/2026 10:00' } }] }),
      'Marta',
    ],
    ['after the subject ended in the class', recusa({}, { dataFim: '2026-03-03' }), 'DIARIO_FORA_DA_DISCIPLINA dataAula'],
    ['after the assignment of its teacher ended', recusa({ dataAula: '2026-03-11' }), 'AULA_APOS_DOCENTE docenteId'],
    ['of somebody who does not teach it', recusa({ docenteId: 9 }), 'AULA_DE_OUTRO_DOCENTE docenteId'],
    ['in a period that another subject took', recusa({ ordem: 2 }, {}, { aulas: [outra()] }), 'AULA_TEMPO_OCUPADO dataAula'],
    [
      'that runs into the period of another',
      recusa({ ordem: 1, quantidade: 2 }, {}, { aulas: [outra()] }),
      'AULA_TEMPO_OCUPADO quantidade',
    ],
    ['in the middle of a longer one', recusa({ ordem: 3 }, {}, { aulas: [outra({ quantidade: 2 })] }), 'AULA_TEMPO_OCUPADO dataAula'],
    [
      'as the 7th period of a day of 6',
      recusa({ ordem: null }, {}, { aulas: [outra({ quantidade: 6, ordem: null })] }),
      'AULA_ALEM_DO_DIA quantidade',
    ],
    [
      'as the 7th period of a day without timetable, where no day of the week has more than 6',
      recusa({ ordem: null }, {}, { tempos: 0, ultimoTempo: 0, aulas: [outra({ quantidade: 6, ordem: null })] }),
      'AULA_ALEM_DO_MAIOR_DIA quantidade {"data":"04/03/2026","turma":"6º ano A","tempos":6,"total":7',
    ],
    [
      'as the 13th period of a day, of a class without a timetable',
      recusa({ ordem: null, quantidade: 12 }, {}, { tempos: 0, ultimoTempo: 0, maiorDia: 0, aulas: [outra()] }),
      'AULA_ALEM_DE_UM_DIA quantidade',
    ],
    [
      'as the 13th period of a day, though the timetable has more',
      recusa({ ordem: null }, {}, { tempos: 14, aulas: [outra({ quantidade: 12, ordem: null })] }),
      'AULA_ALEM_DE_UM_DIA quantidade',
    ],
  ])('%s', (_, achada, esperada) => expect(achada).toContain(esperada));

  test('not where it fits', () => {
    expect(recusa({})).toBe('given');
    expect(recusa({ docenteId: null })).toBe('given');
    expect(recusa({ ordem: 3 }, {}, { aulas: [outra()] })).toBe('given');
    const semHorario = { tempos: 0, ultimoTempo: 0 };
    expect(recusa({ ordem: null, quantidade: 5 }, {}, { ...semHorario, aulas: [outra()] }), 'no timetable that day').toBe('given');
    expect(recusa({ ordem: null, quantidade: 11 }, {}, { ...semHorario, maiorDia: 0, aulas: [outra()] }), 'no timetable').toBe('given');
    expect(recusa({ dataAula: '2026-03-07' }, {}, { diaSemana: 6, marcado: { tipo: 'letivo', nome: 'Sábado letivo' } })).toBe('given');
  });
});

test.each<[string, number | null, number | null]>([
  ['stays where the day has its periods', ordemQueCabe({ ordem: 5, quantidade: 2 }, dia), 5],
  ['stays where there is no timetable that day', ordemQueCabe({ ordem: 9, quantidade: 1 }, { ...dia, tempos: 0, ultimoTempo: 0 }), 9],
  ['begins earlier where it grew beyond the last one', ordemQueCabe({ ordem: 6, quantidade: 2 }, dia), 5],
  ['is not said where those before are taken', ordemQueCabe({ ordem: 6, quantidade: 2 }, { ...dia, aulas: [outra({ ordem: 5 })] }), null],
  ['is not said where it has more than the day', ordemQueCabe({ ordem: 6, quantidade: 7 }, dia), null],
  ['is not said where the timetable lost its period', ordemQueCabe({ ordem: 7, quantidade: 1 }, dia), null],
])('the period of a lesson %s', (_, achada, esperada) => expect(achada).toBe(esperada));

describe('the teacher that is proposed', () => {
  const [rosa, davi] = [disciplina.docentes[0], { pessoaId: 8, docente: 'Davi', dataInicio: '2026-03-01', dataFim: null }];
  if (!rosa) throw new Error('no teacher');
  test.each<[string, number | null, number | null]>([
    ['whoever records it and teaches it', docenteProposto([rosa, davi], '2026-03-04', 8), 8],
    ['the only one of the day', docenteProposto([rosa, davi], '2026-03-12', 99), 8],
    ['nobody where two share it', docenteProposto([rosa, davi], '2026-03-04', null), null],
    ['nobody where nobody teaches it', docenteProposto([], '2026-03-04', 8), null],
  ])('is %s', (_, achado, esperado) => expect(achado).toBe(esperado));
});
