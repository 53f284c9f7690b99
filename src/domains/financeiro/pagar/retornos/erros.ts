import { defineErros } from '#shared/erros.ts';

/** Refusals of payment returns, and why a line of one waits. */
export const errosRetornoPagar = defineErros({
  RETORNO_PAGAR_NAO_ENCONTRADO: { status: 404, br: 'O retorno de pagamentos não foi encontrado.', en: 'The payment return was not found.' },
  RETORNO_PAGAR_JA_APLICADO: {
    status: 409,
    br: 'Este retorno já foi aplicado: nada foi lançado de novo.',
    en: 'This return was already applied: nothing was posted again.',
  },
  CONVENIO_DO_ARQUIVO: {
    status: 409,
    br: 'O arquivo é da agência {agencia}, conta {conta}, convênio {convenio}, do banco {banco}: nenhum convênio de pagamento daqui é esse. Nada foi lido.',
    en: 'The file is of branch {agencia}, account {conta}, agreement {convenio}, of bank {banco}: no payment agreement here is that one. Nothing was read.',
  },
  LINHA_PAGAR_NAO_ENCONTRADA: { status: 404, br: 'A linha do retorno não foi encontrada.', en: 'The line of the return was not found.' },
  LINHA_PAGAR_JA_TRATADA: { status: 409, br: 'Esta linha já foi tratada.', en: 'This line was already dealt with.' },
  LINHA_PAGAR_SEM_DINHEIRO: {
    status: 409,
    br: 'Esta linha não diz que o banco pagou: não há baixa a dar com ela.',
    en: 'This line does not tell that the bank paid: there is nothing to settle with it.',
  },
  LINHA_DIZ_QUE_PAGOU: {
    status: 409,
    br: 'Esta linha diz que o banco pagou: dê a baixa, ou tire-a da fila com o motivo.',
    en: 'This line tells that the bank paid: settle it, or take it out of the queue with the reason.',
  },
  LINHA_SEM_ENVIO: {
    status: 409,
    br: 'Nenhum título espera o banco por esta linha: tire-a da fila com o motivo.',
    en: 'No payable waits for the bank by this line: take it out of the queue with the reason.',
  },
  ESCOLHA_O_TITULO_PAGO: { status: 400, br: 'Escolha o título que o banco pagou.', en: 'Choose the payable that the bank paid.' },
  PAGAMENTO_SEM_ENVIO: {
    status: 409,
    br: 'O banco pagou {valor} a {favorecido} ({identificador}), e nenhum arquivo daqui pediu isso: escolha o título pago, ou tire da fila com o motivo.',
    en: 'The bank paid {valor} to {favorecido} ({identificador}), and no file from here asked for it: choose the payable, or take it out of the queue with the reason.',
  },
  PAGO_DIFERENTE: {
    status: 409,
    br: 'O título {numero} foi enviado com {enviado}, e o banco pagou {pago}: confira o comprovante antes de dar a baixa.',
    en: 'Payable {numero} was sent with {enviado}, and the bank paid {pago}: check the proof before settling.',
  },
  PAGO_SEM_DIA: {
    status: 409,
    br: 'O banco pagou {valor} do título {numero} e não diz em que dia: dê a baixa com o dia do extrato.',
    en: 'The bank paid {valor} of payable {numero} and does not say on which day: settle it with the day of the statement.',
  },
  PAGO_OUTRA_VEZ: {
    status: 409,
    br: 'O banco já avisou o pagamento do título {numero}, e agora diz outro dia ou valor: compare com o extrato.',
    en: 'The bank already told of the payment of payable {numero}, and now tells another day or amount: compare with the statement.',
  },
  PAGO_DEPOIS_DE_CANCELADO: {
    status: 409,
    br: 'O envio do título {numero} foi cancelado, e o banco pagou mesmo assim: dê a baixa, ou peça o dinheiro de volta.',
    en: 'The sending of payable {numero} was cancelled, and the bank paid all the same: settle it, or ask for the money back.',
  },
  PAGO_DEPOIS_DE_RECUSADO: {
    status: 409,
    br: 'O banco tinha recusado o título {numero}, e agora diz que o pagou: confira o extrato, e dê a baixa ou peça o dinheiro de volta.',
    en: 'The bank had refused payable {numero}, and now tells that it paid it: check the statement, and settle it or ask for the money back.',
  },
  PAGAMENTO_DEVOLVIDO: {
    status: 409,
    br: 'O banco devolveu o pagamento do título {numero}: estorne a baixa, se foi dada, e tire da fila.',
    en: 'The bank took back the payment of payable {numero}: reverse it here, if it was settled, and take this out of the queue.',
  },
  OCORRENCIA_SEM_SENTIDO: {
    status: 409,
    br: 'O banco diz {codigos} do pagamento {identificador}, e isso não está na tabela: pergunte ao banco, e dê a baixa ou tire da fila.',
    en: 'The bank says {codigos} of payment {identificador}, which is not in the table: ask the bank, and settle or take it out of the queue.',
  },
  RECUSA_DEPOIS_DE_PAGO: {
    status: 409,
    br: 'O banco recusa o título {numero}, que aqui consta como pago por ele ({codigos}): confira o extrato.',
    en: 'The bank refuses payable {numero}, which stands here as paid by it ({codigos}): check the statement.',
  },
  LINHA_DE_PAGAMENTO_ILEGIVEL: {
    status: 409,
    br: 'A linha {linha} não pode ser lida: {porque}.',
    en: 'Line {linha} cannot be read: {porque}.',
  },
});
