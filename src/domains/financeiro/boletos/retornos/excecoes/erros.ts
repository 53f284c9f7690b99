import { defineErros } from '#shared/erros.ts';

/** Refusals of dealing with exceptions. */
export const errosExcecao = defineErros({
  EXCECAO_NAO_ENCONTRADA: { status: 404, br: 'A exceção não foi encontrada.', en: 'The exception was not found.' },
  DIGA_O_DIA_DO_PAGAMENTO: {
    status: 409,
    br: 'O banco não disse o dia deste pagamento: informe o dia do dinheiro, como está no extrato da conta.',
    en: 'The bank did not tell the day of this payment: give the day of the money, as the statement of the account has it.',
  },
  EXCECAO_SEM_PAGAMENTO: {
    status: 409,
    br: 'Esta linha não é de um pagamento: não há o que baixar.',
    en: 'This line is not of a payment: there is nothing to settle.',
  },
  MUITAS_EXCECOES: {
    status: 409,
    br: 'O filtro tem mais de {maximo} exceções, o máximo de uma vez. Restrinja o filtro.',
    en: 'The filter has more than {maximo} exceptions, the most at once. Narrow the filter.',
  },
  NENHUMA_EXCECAO_A_TRATAR: {
    status: 409,
    br: 'Nenhuma exceção da escolha pode ser tratada assim.',
    en: 'No chosen exception can be dealt with so.',
  },
  ESCOLHA_O_TITULO: { status: 400, br: 'Escolha o título que este pagamento cobre.', en: 'Choose the title that this payment covers.' },
  ESCOLHA_O_PAGADOR: {
    status: 400,
    br: 'Esta linha não tem boleto: escolha de quem é o dinheiro.',
    en: 'This line has no boleto: choose whose money it is.',
  },
  ENTRADA_FORA_DOS_DIAS: {
    status: 409,
    br: 'O dinheiro entra no caixa entre o dia em que foi pago e hoje: de {de} a {ate}.',
    en: 'The money enters the cash between the day it was paid and today: from {de} to {ate}.',
  },
  INSTRUCAO_NAO_SE_REPETE: {
    status: 409,
    br: 'Não há instrução recusada a pedir de novo: o boleto desta linha já não está vivo, ela já foi pedida, ou a linha não é de instrução recusada.',
    en: 'There is no refused instruction to ask for again: the boleto of this line is no longer alive, it was asked for already, or the line is of no refused instruction.',
  },
});
