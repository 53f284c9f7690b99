import { defineErros } from '#shared/erros.ts';

/** Refusals of waivers. */
export const errosDispensa = defineErros({
  DISPENSA_ACIMA_DO_DEVIDO: {
    status: 409,
    br: 'O título {numero} deve nesta data {multa} de multa e {juros} de juros: não é possível dispensar mais.',
    en: 'Title {numero} owes {multa} of fine and {juros} of interest on this date: more cannot be waived.',
  },
  DISPENSA_NAO_ENCONTRADA: { status: 404, br: 'A dispensa não foi encontrada.', en: 'The waiver was not found.' },
  DISPENSA_DE_OUTRO_VENCIMENTO: {
    status: 409,
    br: 'O vencimento do título {numero} mudou de novo depois desta dispensa, e o que ele deve se conta dela: não se revoga mais. O que ainda se cobra da família vai em outro título.',
    en: 'The due date of title {numero} changed again after this waiver, and what it owes is reckoned from it: it is no longer taken back. What is still charged to the family goes in another title.',
  },
  DISPENSA_NAO_REVOGAVEL: {
    status: 409,
    br: 'Esta dispensa já foi revogada ou o título {numero} não está mais em aberto.',
    en: 'This waiver was already taken back or title {numero} is no longer open.',
  },
});
