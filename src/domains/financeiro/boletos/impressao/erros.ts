import { defineErros } from '#shared/erros.ts';

/** Refusals of printing. */
export const errosImpressao = defineErros({
  IMPRESSAO_NAO_PRONTA: { status: 409, br: 'O arquivo ainda está sendo preparado.', en: 'The file is still being prepared.' },
});
