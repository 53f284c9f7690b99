import { defineTextos } from '#shared/textos.ts';

/** How what a diary lacks is told: in a refusal, in the preview and beside the link that mends it. */
export const textosDasPendencias = defineTextos({
  semAvaliacao: {
    br: { one: 'nenhuma avaliação na etapa', other: 'nenhuma avaliação na etapa' },
    en: { one: 'no evaluation in the term', other: 'no evaluation in the term' },
  },
  notasFaltando: {
    br: { one: '{n} nota por lançar', other: '{n} notas por lançar' },
    en: { one: '{n} mark to give', other: '{n} marks to give' },
  },
  segundasChamadasFaltando: {
    br: { one: '{n} nota de 2ª chamada por lançar', other: '{n} notas de 2ª chamada por lançar' },
    en: { one: '{n} mark of a second call to give', other: '{n} marks of second calls to give' },
  },
  aulasSemChamada: {
    br: { one: '{n} aula sem chamada', other: '{n} aulas sem chamada' },
    en: { one: '{n} lesson without a roll', other: '{n} lessons without a roll' },
  },
  pareceresFaltando: {
    br: { one: '{n} parecer por escrever', other: '{n} pareceres por escrever' },
    en: { one: '{n} opinion to write', other: '{n} opinions to write' },
  },
  semAulas: {
    br: { one: 'nenhuma aula registrada', other: 'nenhuma aula registrada' },
    en: { one: 'no lesson recorded', other: 'no lesson recorded' },
  },
  aulasPrevistas: {
    br: { one: '{n} aula do horário não registrada', other: '{n} aulas do horário não registradas' },
    en: { one: '{n} lesson of the timetable not recorded', other: '{n} lessons of the timetable not recorded' },
  },
  alunosForaDaChamada: {
    br: { one: '{n} aluno fora de chamadas já feitas', other: '{n} alunos fora de chamadas já feitas' },
    en: { one: '{n} student missing from rolls already called', other: '{n} students missing from rolls already called' },
  },
  alunosSemMedia: {
    br: { one: '{n} aluno sem média', other: '{n} alunos sem média' },
    en: { one: '{n} student without an average', other: '{n} students without an average' },
  },
});
