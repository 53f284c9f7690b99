import { defineErros } from '#shared/erros.ts';

/** Refusals of titles that leave the bill. */
export const errosCancelamento = defineErros({
  CANCELAMENTO_NAO_PERMITIDO: {
    status: 409,
    br: 'Cancelamento não permitido para título {situacao} (título {numero}).',
    en: 'Cancellation not permitted for a title that is {situacao} (title {numero}).',
  },
  PARCELA_DE_ACORDO: {
    status: 409,
    br: 'O título {numero} é parcela de um acordo: desfaça o acordo, ou registre a quebra, e as dívidas de antes voltam.',
    en: 'Title {numero} is an installment of an agreement: undo the agreement, or record its break, and the debts of before come back.',
  },
});
