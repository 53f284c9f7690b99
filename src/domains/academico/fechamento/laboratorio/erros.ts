import { defineErros } from '#shared/erros.ts';

/** Refusals of trying a rule. */
export const errosLaboratorio = defineErros({
  EXPERIMENTO_DE_OUTRO_TIPO: {
    status: 409,
    br: 'Em {ano} o curso {curso} foi julgado por {tipo}: as notas daquele ano não dizem nada sobre a regra nova. Experimente em outro ano.',
    en: 'In {ano} the course {curso} was judged by {tipo}: the marks of that year say nothing about the new rule. Try it on another year.',
  },
});
