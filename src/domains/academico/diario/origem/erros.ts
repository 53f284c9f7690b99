import { defineErros } from '#shared/erros.ts';

/** Refusals of one value of what a student brought from another school. */
export const errosOrigem = defineErros({
  ORIGEM_NOTA_INVALIDA: { status: 400, br: 'Digite uma nota de 0 a 10.', en: 'Type a mark from 0 to 10.' },
  ORIGEM_NOTA_COM_CASAS_DEMAIS: {
    status: 400,
    br: 'As notas deste curso têm até {casas} {casas:casa decimal|casas decimais}.',
    en: 'The marks of this course have up to {casas} {casas:decimal|decimals}.',
  },
  ORIGEM_CONCEITO_DESCONHECIDO: {
    status: 400,
    br: 'O curso não tem este conceito: use um destes: {conceitos}.',
    en: 'The course does not have this concept: use one of these: {conceitos}.',
  },
  ORIGEM_POR_PARECER: {
    status: 400,
    br: 'Este curso avalia por parecer: não se digita nota.',
    en: 'This course judges by written opinion: no mark is typed.',
  },
  ORIGEM_DE_ETAPA_NOSSA: {
    status: 400,
    br: 'Esta etapa começou com o aluno já na turma: a nota se lança no diário. Feche a janela e abra de novo.',
    en: 'When this term began the student was in the class already: the mark is typed in the diary. Close the window and open it again.',
  },
  ORIGEM_DE_OUTRA_DISCIPLINA: {
    status: 400,
    br: 'A turma não tem esta disciplina. Feche a janela e abra de novo.',
    en: 'The class does not have this subject. Close the window and open it again.',
  },
  ORIGEM_FREQUENCIA_POR_DIA: {
    status: 400,
    br: 'A chamada deste curso é do dia: a frequência se digita em dias, de todas as disciplinas juntas.',
    en: 'The roll of this course is of the day: attendance is typed in days, of all subjects together.',
  },
  ORIGEM_FREQUENCIA_POR_AULA: {
    status: 400,
    br: 'A chamada deste curso é por aula: a frequência se digita em aulas, por disciplina.',
    en: 'The roll of this course is by lesson: attendance is typed in lessons, by subject.',
  },
});
