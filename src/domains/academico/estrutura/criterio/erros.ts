import { defineErros } from '#shared/erros.ts';

/** Refusals of the criteria of a course. */
export const errosCriterio = defineErros({
  CRITERIO_DO_INICIO: {
    status: 409,
    br: 'O critério desde o início de {curso} não se retira: ele vale nos anos que não têm outro. Mude o que ele diz.',
    en: 'The criterion from the start of {curso} is not taken away: it rules the years without another. Change what it says.',
  },
  CRITERIO_JA_EXISTE: {
    status: 409,
    br: 'O curso {curso} já tem um critério a partir de {ano}: confira o que vale antes de trocar.',
    en: 'The course {curso} already has a criterion from {ano} on: check it before replacing it.',
  },
});
