import { defineErros } from '#shared/erros.ts';

/** Refusals of receipts. */
export const errosRecibo = defineErros({
  RECIBO_NAO_ENCONTRADO: { status: 404, br: 'O recibo não foi encontrado.', en: 'The receipt was not found.' },
});
