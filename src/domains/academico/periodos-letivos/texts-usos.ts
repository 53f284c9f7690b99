import { defineTextos } from '#shared/textos.ts';

/** What may hang on a period, as a refusal names it. */
export const textosUsosDoPeriodo = defineTextos({
  nMatriculas: { br: { one: '{n} matrícula', other: '{n} matrículas' }, en: { one: '{n} enrollment', other: '{n} enrollments' } },
  nPeriodos: {
    br: { one: '{n} período letivo', other: '{n} períodos letivos' },
    en: { one: '{n} academic period', other: '{n} academic periods' },
  },
  nPrecos: { br: { one: '{n} preço', other: '{n} preços' }, en: { one: '{n} price', other: '{n} prices' } },
  nTurmas: { br: { one: '{n} turma', other: '{n} turmas' }, en: { one: '{n} class', other: '{n} classes' } },
  nDocentesDaTurma: {
    br: { one: '{n} atribuição de docente', other: '{n} atribuições de docentes' },
    en: { one: '{n} teacher assignment', other: '{n} teacher assignments' },
  },
  nDisciplinasDeTurma: {
    br: { one: '{n} disciplina de turma', other: '{n} disciplinas de turma' },
    en: { one: '{n} class subject', other: '{n} class subjects' },
  },
});
