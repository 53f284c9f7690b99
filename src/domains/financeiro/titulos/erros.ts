import { defineErros } from '#shared/erros.ts';

/** Refusals of this room. */
export const errosTitulos = defineErros({
  TITULO_NAO_ENCONTRADO: { status: 404, br: 'O título não foi encontrado.', en: 'The title was not found.' },
  TITULO_JA_BAIXADO: {
    status: 409,
    br: 'O título {numero} já foi baixado por {usuario} em {em}.',
    en: 'Title {numero} was already settled by {usuario} on {em}.',
  },
  TITULO_NAO_RECEBE: {
    status: 409,
    br: 'O título {numero} está {situacao} e não recebe baixa.',
    en: 'Title {numero} is {situacao} and takes no settlement.',
  },
  VALOR_ACIMA_DO_DEVIDO: {
    status: 409,
    br: 'O valor recebido ({valor}) é maior que o devido do título {numero} nesta data ({devido}).',
    en: 'The amount received ({valor}) is more than title {numero} owes on this date ({devido}).',
  },
  DESCONTO_CONDICIONAL_TOTAL: {
    status: 400,
    br: 'O desconto de quem paga em dia não pode levar tudo o que resta a pagar: deixe ao menos um centavo.',
    en: 'The discount for paying on time cannot take all that is left to pay: leave at least one cent.',
  },
  NADA_DEVIDO: { status: 409, br: 'O título {numero} não deve nada nesta data.', en: 'Title {numero} owes nothing on this date.' },
  DATA_BAIXA_FUTURA: {
    status: 409,
    br: 'A data da baixa não pode ser posterior a hoje ({hoje}).',
    en: 'The settlement date cannot be after today ({hoje}).',
  },
  TITULO_MOVIMENTADO: {
    status: 409,
    br: 'O título {numero} já teve recebimento, acordo ou dispensa: pagador e valores não mudam mais, nem o vencimento do que já foi pago em parte.',
    en: 'Title {numero} already had a payment, an agreement or a waiver: payer and amounts no longer change, nor the due date of what was paid in part.',
  },
  TITULO_COM_BOLETO: {
    status: 409,
    br: 'O título {numero} tem o boleto {boleto}, que continuaria pedindo o vencimento e o valor de antes: peça a baixa dele em Gerenciar boletos e, com o boleto encerrado, tente de novo.',
    en: 'Title {numero} has slip {boleto}, which would go on asking for the due date and the amount of before: ask for its write-off in Boleto management and, with the slip ended, try again.',
  },
  CONTA_NAO_MUDA: {
    status: 409,
    br: 'Só título em aberto muda de conta e de forma de pagamento: {titulos}.',
    en: 'Only an open title changes its account and payment method: {titulos}.',
  },
  CONTA_COM_BOLETO: {
    status: 409,
    br: 'O banco da conta de antes ainda pode receber pelo boleto de: {titulos}. Peça a baixa em Gerenciar boletos e, com o boleto encerrado, mude a conta; ou deixe na conta de antes quem ainda vai pagar por ele, e mude só os outros títulos.',
    en: 'The bank of the former account can still be paid by the slip of: {titulos}. Ask for its write-off in Boleto management and, with the slip ended, change the account; or leave on the former account whoever will still pay by it, and change only the other titles.',
  },
  TITULOS_DE_PAGADORES_DIFERENTES: {
    status: 409,
    br: 'Um recibo é de um só pagador: os títulos escolhidos são de {primeiro} e de {segundo}.',
    en: 'A receipt belongs to one payer: the chosen titles are of {primeiro} and of {segundo}.',
  },
  TITULO_DE_CONTRATO_EM_VIGOR: {
    status: 409,
    br: 'O título {numero} é do contrato {contrato}, que está em vigor: o valor contratado só muda por aditivo. Faça um aditivo que desconte a parcela inteira, ou cancele o contrato.',
    en: 'Title {numero} is of contract {contrato}, which is in force: what was contracted changes only through an addendum. Make one that discounts the whole installment, or cancel the contract.',
  },
  TITULO_JA_EXISTE: {
    status: 409,
    br: 'Já existe título desta parcela do contrato para este pagador.',
    en: 'This contract installment already has a title for this payer.',
  },
  CADASTRO_DESCONHECIDO: {
    status: 400,
    br: 'Pagador, aluno, conta ou forma de pagamento não encontrados.',
    en: 'Payer, student, account or payment method not found.',
  },
});
