import { defineErros } from '#shared/erros.ts';

/** Refusals of this room. */
export const errosContabeis = defineErros({
  FATO_REPETIDO: {
    status: 409,
    br: 'Este movimento já foi informado à contabilidade.',
    en: 'This movement was already handed over to accounting.',
  },
  FATO_JA_ESTORNADO: {
    status: 409,
    br: 'Este movimento já foi estornado na contabilidade.',
    en: 'This movement was already reversed in accounting.',
  },
});
