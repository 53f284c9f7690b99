import { defineErros } from '#shared/erros.ts';

/** Refusals of what may be changed of a title. */
export const errosFicha = defineErros({
  VENCIMENTO_PASSADO: {
    status: 400,
    br: 'O novo vencimento não pode ser anterior a hoje ({hoje}).',
    en: 'The new due date cannot be before today ({hoje}).',
  },
  VENCIMENTO_IGUAL: { status: 400, br: 'O título já vence nesta data.', en: 'The title already falls due on this date.' },
  VENCIMENTO_NAO_MUDA: {
    status: 409,
    br: 'O título {numero} está {situacao}: o vencimento só muda em título aberto.',
    en: 'Title {numero} is {situacao}: only an open title changes its due date.',
  },
  VENCIMENTO_DE_ACORDO: {
    status: 409,
    br: 'O título {numero} é parcela de um acordo, e o vencimento dela não muda. Para dar outro prazo, renegocie-a: um acordo novo toma o lugar dela.',
    en: 'Title {numero} is an installment of an agreement, and its due date does not change. To give it more time, renegotiate it: a new agreement takes its place.',
  },
  VENCIMENTO_PEDE_ESCOLHA: {
    status: 400,
    br: 'O título {numero} deve hoje {atual}; com o novo vencimento, sem a multa, os juros e a perda do desconto, deveria {novo}: diga qual valor fica devido.',
    en: 'Title {numero} owes {atual} today; with the new due date, without fine, interest and the loss of its discount, it would owe {novo}: say which amount stays owed.',
  },
  DEDUCAO_DE_ACORDO: {
    status: 409,
    br: 'A parcela de um acordo é o que eram as dívidas que entraram nele: classifique os títulos antigos.',
    en: 'An agreement installment is what the debts that entered it were: classify the old titles.',
  },
});
