import { defineErros } from '#shared/erros.ts';

/** Refusals of local holidays. */
export const errosFeriados = defineErros({
  FERIADO_NAO_ENCONTRADO: { status: 404, br: 'O feriado não foi encontrado.', en: 'The holiday was not found.' },
  FERIADO_REPETIDO: { status: 409, br: 'Este dia já está entre os feriados locais.', en: 'This day is among the local holidays already.' },
  FERIADO_PASSADO: {
    status: 409,
    br: 'Feriado de antes de hoje ({hoje}) não se cadastra, muda nem apaga: o que se devia nesses dias já foi cobrado e contado.',
    en: 'A holiday before today ({hoje}) is not registered, changed or deleted: what was owed on those days was collected and counted.',
  },
});
