import { defineErros } from '#shared/erros.ts';

/** Refusals of waivers. */
export const errosDispensa = defineErros({
  DISPENSA_ACIMA_DO_DEVIDO: {
    status: 409,
    br: 'O título {numero} deve nesta data {multa} de multa e {juros} de juros: não é possível dispensar mais.',
    en: 'Title {numero} owes {multa} of fine and {juros} of interest on this date: more cannot be waived.',
  },
  DISPENSA_NAO_ENCONTRADA: { status: 404, br: 'A dispensa não foi encontrada.', en: 'The waiver was not found.' },
  DISPENSA_NAO_REVOGAVEL: {
    status: 409,
    br: 'Esta dispensa já foi revogada ou o título {numero} não está mais em aberto.',
    en: 'This waiver was already taken back or title {numero} is no longer open.',
  },
});
