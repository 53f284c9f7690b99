import { defineErros } from '#shared/erros.ts';

/** Refusals about the school itself. */
export const errosEscola = defineErros({
  ESCOLA_SO_ADMINISTRADOR: {
    status: 403,
    br: 'Só um administrador altera os dados da escola: são eles que saem nos recibos, contratos e declarações.',
    en: "Only an administrator changes the school's data: they are what receipts, contracts and statements print.",
  },
});
