import { defineErros } from '#shared/erros.ts';

/** Refusals of rolls. */
export const errosChamada = defineErros({
  CHAMADA_FUTURA: {
    status: 400,
    br: 'A chamada de {data} só pode ser feita quando o dia chegar.',
    en: 'The roll of {data} can only be called when the day has come.',
  },
  CHAMADA_SEM_AULA: {
    status: 409,
    br: 'Esta aula não está mais em {data} nesta turma. Recarregue a tela e confira as aulas do dia.',
    en: 'This lesson is not on {data} in this class any more. Reload the screen and check the lessons of the day.',
  },
  CHAMADA_DE_DIA_NAO_LETIVO: {
    status: 409,
    br: '{data} não é dia letivo para {turma}. Se houve aula, marque o dia como letivo no calendário do período.',
    en: '{data} is not a school day for {turma}. If there was a lesson, mark the day as a school day in the calendar of the period.',
  },
  CHAMADA_POR_AULA: {
    status: 409,
    br: 'Em {turma} a frequência é por aula: faça a chamada de cada aula do dia.',
    en: 'In {turma} attendance is by lesson: call the roll of each lesson of the day.',
  },
  CHAMADA_POR_DIA: {
    status: 409,
    br: 'Em {turma} a frequência é por dia: faça uma chamada só para o dia.',
    en: 'In {turma} attendance is by day: call one roll for the day.',
  },
  CHAMADA_REPETIDA: {
    status: 400,
    br: 'A mesma chamada ou o mesmo aluno veio duas vezes. Recarregue a tela e salve de novo.',
    en: 'The same roll or the same student came twice. Reload the screen and save again.',
  },
  ALUNO_FORA_DA_TURMA: {
    status: 409,
    br: '{aluno} não tem lugar em {turma} em {data}: mudou de turma, saiu ou ainda não tinha entrado. Recarregue a tela para ver a lista de hoje.',
    en: '{aluno} has no place in {turma} on {data}: moved, left or had not entered yet. Reload the screen to see the list as it is now.',
  },
  FALTAS_ACIMA_DA_AULA: {
    status: 400,
    br: 'São {faltas} {faltas:falta|faltas} numa aula de {quantidade} {quantidade:tempo|tempos}. Informe de 0 a {quantidade}.',
    en: '{faltas} {faltas:absence|absences} in a lesson of {quantidade} {quantidade:period|periods}. Enter 0 to {quantidade}.',
  },
  FALTA_SEM_CHAMADA: {
    status: 409,
    br: 'Há falta de um aluno que não está nesta chamada. Recarregue a tela e salve de novo.',
    en: 'There is an absence of a student who is not on this roll. Reload the screen and save again.',
  },
  AULA_JA_CHAMADA: {
    status: 409,
    br: 'A chamada desta aula em {data} já foi feita: para mudar o dia ou o número de tempos, exclua antes a chamada.',
    en: 'The roll of this lesson on {data} was already called: to change its day or its periods, delete the roll first.',
  },
  LUGAR_COM_CHAMADA: {
    status: 409,
    br: '{aluno} tem chamada nesta turma em {dias}, e não estaria nela nesses dias. Escolha uma data que os mantenha na turma, ou tire antes o aluno dessas chamadas.',
    en: '{aluno} is on the roll of this class on {dias}, and would not be in it on those days. Choose a date that keeps them inside the class, or take the student off those rolls first.',
  },
});
