import { defineErros } from '#shared/erros.ts';

/** Refusals of second copies. */
export const errosSegundaVia = defineErros({
  SEGUNDA_VIA_PASSADA: {
    status: 400,
    br: 'A segunda via é para pagar: escolha hoje ou um dia adiante.',
    en: 'A second copy is to be paid: choose today or a later day.',
  },
});
