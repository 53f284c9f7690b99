import { defineErros } from '#shared/erros.ts';

/** Refusals of written opinions. */
export const errosParecer = defineErros({
  PARECER_SEM_CRITERIO: {
    status: 409,
    br: '{curso} não avalia por parecer: lance notas na grade.',
    en: '{curso} does not judge by written opinion: type marks into the grid.',
  },
  PARECER_DE_OUTRA_TURMA: {
    status: 409,
    br: 'Este aluno não esteve na turma durante a etapa.',
    en: 'This student was not in the class during the term.',
  },
});
