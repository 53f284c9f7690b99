import { defineErros } from '#shared/erros.ts';

/** Refusals of the timetable of a class. */
export const errosHorario = defineErros({
  HORARIO_EM_CHOQUE: {
    status: 409,
    br: 'Nesta semana já há quem ou o que esteja ocupado: {choques}. Troque o tempo, o docente ou a sala.',
    en: 'In this week somebody or something is taken: {choques}. Change the period, the teacher or the room.',
  },
  // Only when another timetable is saved at the same moment: the service names it first.
  HORARIO_EM_CHOQUE_AGORA: {
    status: 409,
    br: 'Outra turma acabou de ocupar o mesmo docente, a mesma sala ou o mesmo tempo. Abra o horário de novo e confira.',
    en: 'Another class just took the same teacher, room or period. Open the timetable again and check.',
  },
  HORARIO_DISCIPLINA_DE_OUTRA: { status: 400, br: 'Escolha disciplinas de {turma}.', en: 'Choose subjects of {turma}.' },
  HORARIO_DOCENTE_DE_OUTRA: {
    status: 400,
    br: '{docente} não leciona {disciplina} em {turma} a partir de {data}. Atribua antes em Docentes do período, ou deixe o tempo sem docente.',
    en: '{docente} does not teach {disciplina} in {turma} from {data} on. Assign them first under Teachers of the period, or leave the period without a teacher.',
  },
});
