import { defineErros } from '#shared/erros.ts';

/** Refusals of marks. */
export const errosNota = defineErros({
  NOTA_ACIMA_DO_MAXIMO: {
    status: 409,
    br: 'A nota de {avaliacao} vai até {maximo}.',
    en: 'The mark of {avaliacao} goes up to {maximo}.',
  },
  NOTA_COM_CASAS_DEMAIS: {
    status: 409,
    br: 'As notas deste curso têm até {casas} {casas:casa decimal|casas decimais}.',
    en: 'The marks of this course have up to {casas} {casas:decimal|decimals}.',
  },
  NOTA_DE_OUTRO_TIPO: {
    status: 409,
    br: '{avaliacao} não recebe este tipo de nota: veja o critério do curso.',
    en: '{avaliacao} does not take this kind of mark: see the criterion of the course.',
  },
  CONCEITO_DESCONHECIDO: {
    status: 409,
    br: 'O curso não tem o conceito {conceito}: use um destes: {conceitos}.',
    en: 'The course has no concept {conceito}: use one of these: {conceitos}.',
  },
  NOTA_FORA_DA_TURMA: {
    status: 409,
    br: '{aluno} não estava na turma em {data}, dia de {avaliacao}.',
    en: '{aluno} was not in the class on {data}, the day of {avaliacao}.',
  },
  NOTA_SEM_AVALIACAO: {
    status: 409,
    br: 'Esta avaliação não existe mais. Abra a grade de novo.',
    en: 'This evaluation no longer exists. Open the grid again.',
  },
  LUGAR_COM_NOTA: {
    status: 409,
    br: '{aluno} tem nota nesta turma em {notas}, e não estaria nela nesses dias. Escolha uma data que os mantenha na turma, ou limpe antes essas notas na grade.',
    en: '{aluno} has a mark in this class on {notas}, and would not be in it on those days. Choose a date that keeps them inside the class, or clear those marks in the grid first.',
  },
  // Only when somebody changed evaluation or place in between: the service says which.
  NOTA_MUDOU: {
    status: 409,
    br: 'A avaliação ou a turma do aluno mudou enquanto você digitava. Abra a grade de novo.',
    en: 'The evaluation, or the class of the student, changed while you were typing. Open the grid again.',
  },
});
