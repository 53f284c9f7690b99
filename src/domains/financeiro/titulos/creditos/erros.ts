import { defineErros } from '#shared/erros.ts';

/** Refusals of the credit of a payer. */
export const errosCredito = defineErros({
  CREDITO_NAO_ENCONTRADO: { status: 404, br: 'O crédito não foi encontrado.', en: 'The credit was not found.' },
  CREDITO_INSUFICIENTE: {
    status: 409,
    br: 'Este crédito tem {saldo} disponíveis; foram pedidos {valor}.',
    en: 'This credit has {saldo} available; {valor} were asked for.',
  },
  CREDITO_DE_OUTRO_PAGADOR: {
    status: 409,
    br: 'O título {numero} é de outro responsável: o crédito só quita títulos de quem o pagou.',
    en: 'Title {numero} belongs to another payer: a credit only settles titles of who paid it.',
  },
  CREDITO_JA_UTILIZADO: {
    status: 409,
    br: 'Este crédito já foi utilizado em parte e não pode ser estornado: devolva o que resta.',
    en: 'This credit was already used in part and cannot be reversed: refund what is left.',
  },
  CREDITO_ANTERIOR: {
    status: 409,
    br: 'O dinheiro deste crédito entra na conta em {data}: ele pode ser usado ou devolvido a partir desse dia.',
    en: 'The money of this credit enters the account on {data}: it may be used or refunded from that day on.',
  },
  DATA_CREDITO_FUTURA: {
    status: 409,
    br: 'A data não pode ser posterior a hoje ({hoje}).',
    en: 'The date cannot be after today ({hoje}).',
  },
  DEVOLUCAO_NAO_ENCONTRADA: { status: 404, br: 'A devolução não foi encontrada.', en: 'The refund was not found.' },
  DEVOLUCAO_JA_DESFEITA: {
    status: 409,
    br: 'Esta devolução já foi desfeita por {usuario} em {em}.',
    en: 'This refund was already undone by {usuario} on {em}.',
  },
  CREDITO_DO_RECIBO_USADO: {
    status: 409,
    br: 'O recibo nº {recibo} deixou crédito e {usado} dele já foram usados ({onde}): desfaça isso antes de estornar a baixa.',
    en: 'Receipt no. {recibo} left credit and {usado} of it were already used ({onde}): undo that before reversing the settlement.',
  },
  CREDITO_DE_RECIBO_ESTORNADO: {
    status: 409,
    br: 'O crédito que o recibo deixou é estornado com a última baixa dele.',
    en: 'The credit that a receipt left is reversed with its last settlement.',
  },
  CREDITO_INCOERENTE: { status: 409, br: 'O crédito não fecha com os seus usos.', en: 'The credit does not tie out with its uses.' },
});
