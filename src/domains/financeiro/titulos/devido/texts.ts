import { defineTextos } from '#shared/textos.ts';

/** Texts of what a title owes on a chosen date. */
export const textosDevido = defineTextos({
  porQueEm: { br: 'Por que este valor, em que data?', en: 'Why this amount, on which date?' },
});
