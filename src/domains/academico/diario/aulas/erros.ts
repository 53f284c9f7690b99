import { defineErros } from '#shared/erros.ts';

/** Refusals of lessons. */
export const errosAula = defineErros({
  AULA_NO_FIM_DE_SEMANA: {
    status: 400,
    br: '{data} é {dia}, e o calendário não o marca como dia letivo. Escolha outro dia, ou peça à secretaria que o marque em Períodos letivos.',
    en: '{data} is a {dia}, and the calendar does not mark it as a school day. Choose another day, or ask the office to mark it under Academic periods.',
  },
  AULA_SEM_DIA_LETIVO: {
    status: 400,
    br: '{data} não é dia letivo: {nome}. Escolha outro dia, ou peça à secretaria que o marque como letivo em Períodos letivos.',
    en: '{data} is no school day: {nome}. Choose another day, or ask the office to mark it as one under Academic periods.',
  },
  AULA_APOS_DOCENTE: {
    status: 400,
    br: '{docente} deu {disciplina} em {turma} até {fim}. Escolha quem a leciona depois disso; se ninguém a leciona, a secretaria põe o docente em Docentes do período.',
    en: '{docente} taught {disciplina} in {turma} until {fim}. Choose who teaches it after that; if nobody does, the office adds the teacher under Teachers of the period.',
  },
  AULA_DE_OUTRO_DOCENTE: {
    status: 400,
    br: '{docente} não é docente de {disciplina} em {turma} em {data}. Escolha quem a leciona nesse dia, em Docentes do período.',
    en: '{docente} does not teach {disciplina} in {turma} on {data}. Choose who teaches it on that day, under Teachers of the period.',
  },
  AULA_ALEM_DO_DIA: {
    status: 409,
    br: 'Em {data} o horário de {turma} tem {tempos} {tempos:tempo|tempos}, e com esta aula seriam {total}. Já foram dadas: {dadas}. Diminua os tempos ou escolha outro dia; se o dia teve mais tempos, mude antes o horário em Disciplinas da turma.',
    en: 'On {data} the timetable of {turma} has {tempos} {tempos:period|periods}, and with this lesson they would be {total}. Given already: {dadas}. Take fewer periods or another day; if the day had more, change the timetable under Class subjects first.',
  },
  AULA_ALEM_DO_MAIOR_DIA: {
    status: 409,
    br: '{turma} não tem horário no dia de {data}, e o maior dia do seu horário tem {tempos} {tempos:tempo|tempos}: com esta aula seriam {total}. Já foram dadas: {dadas}. Diminua os tempos ou escolha outro dia; se o dia teve mais tempos, mude antes o horário em Disciplinas da turma.',
    en: '{turma} has no timetable for the day of {data}, and the largest day of its timetable has {tempos} {tempos:period|periods}: with this lesson they would be {total}. Given already: {dadas}. Take fewer periods or another day; if the day had more, change the timetable under Class subjects first.',
  },
  AULA_ALEM_DE_UM_DIA: {
    status: 409,
    br: 'Um dia tem no máximo {tempos} tempos, e em {data}, com esta aula, {turma} teria {total}. Já foram dadas: {dadas}. Diminua os tempos ou escolha outro dia.',
    en: 'A day has at most {tempos} periods, and on {data}, with this lesson, {turma} would have {total}. Given already: {dadas}. Take fewer periods or another day.',
  },
  AULA_SEM_ESSE_TEMPO: {
    status: 409,
    br: 'Em {data} o horário de {turma} vai até o {ultimo}º tempo, e a aula começaria no {tempo}º. Escolha um tempo do dia ou outro dia; se o dia teve mais tempos, mude antes o horário em Disciplinas da turma.',
    en: 'On {data} the timetable of {turma} goes up to period {ultimo}, and the lesson would begin in period {tempo}. Choose a period of the day or another day; if the day had more, change the timetable under Class subjects first.',
  },
  AULA_TEMPO_OCUPADO: {
    status: 409,
    br: 'O {tempo}º tempo de {data} em {turma} já foi dado em {disciplina}. Abra essa aula, diminua os tempos desta ou escolha outro dia.',
    en: 'Period {tempo} of {data} in {turma} was already given in {disciplina}. Open that lesson, take fewer periods in this one, or choose another day.',
  },
  // Only when somebody else gives it at the same moment: the service names it first.
  AULA_JA_DADA: {
    status: 409,
    br: 'Esta aula do horário acabou de ser registrada por outra pessoa. Abra a lista de novo para vê-la.',
    en: 'This lesson of the timetable was just recorded by someone else. Open the list again to see it.',
  },
  AULA_EM_DIA_ERRADO: {
    status: 409,
    br: '{data} deixou de ser um dia de aula desta disciplina enquanto você salvava. Confira o calendário e as etapas.',
    en: '{data} stopped being a school day of this subject while you were saving. Check the calendar and the terms.',
  },
  AULA_COM_CHAMADA: {
    status: 409,
    br: 'A chamada da aula de {disciplina} em {data} já foi feita: exclua antes a chamada, em Frequências.',
    en: 'The roll of the lesson of {disciplina} on {data} was called: delete the roll first, under Attendance.',
  },
  AULA_SEM_PLANO: {
    status: 409,
    br: '{turma} não tem aulas com conteúdo em {disciplina} para copiar.',
    en: '{turma} has no lessons with content in {disciplina} to copy.',
  },
  AULA_SEM_PREVISAO: {
    status: 409,
    br: 'O horário de {turma} não espera aulas de {disciplina} nestes dias, ou todas já estão registradas, entregues ou fechadas. Monte o horário em Disciplinas da turma, ou a coordenação devolve o diário antes.',
    en: 'The timetable of {turma} expects no lessons of {disciplina} on these days, or all are recorded, handed in or closed. Make the timetable under Class subjects, or the coordination gives the diary back first.',
  },
  ETAPA_DEIXA_AULAS: {
    status: 409,
    br: 'Há aulas registradas em {data}, que ficariam fora das etapas. Mude antes a data delas no diário de classe.',
    en: 'There are lessons recorded on {data}, which would lie outside of the terms. Change their dates in the class diary first.',
  },
});
