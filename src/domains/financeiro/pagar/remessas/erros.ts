import { defineErros } from '#shared/erros.ts';

/** Refusals of payment files, and of a title in one. */
export const errosRemessaPagar = defineErros({
  CONVENIO_PAGAR_NAO_ENCONTRADO: {
    status: 404,
    br: 'Esta conta não tem convênio de pagamento ativo. Cadastre-o em Convênios.',
    en: 'This account has no active payment agreement. Register it under Agreements.',
  },
  BANCO_SEM_PAGAMENTO: {
    status: 409,
    br: 'O Pátio não faz arquivo de pagamentos do banco {banco}. Pague pelo site do banco e dê baixa aqui.',
    en: 'Pátio makes no payment file of bank {banco}. Pay on the bank’s site and settle here.',
  },
  CONVENIO_LONGO: {
    status: 400,
    br: 'O convênio deste banco tem até {maximo} letras e algarismos: escreva só o número do convênio, sem produto nem carteira.',
    en: 'The agreement of this bank has up to {maximo} letters and digits: write its number only, without product or portfolio.',
  },
  CAMPO_NAO_CABE: {
    status: 409,
    br: 'O arquivo do banco não tem lugar para “{conteudo}”: confira agência, conta e convênio de {conta}, e os dados bancários dos fornecedores.',
    en: 'The file of the bank has no room for “{conteudo}”: check branch, account and agreement of {conta}, and the bank data of the suppliers.',
  },
  CONTA_SEM_NUMERO: {
    status: 409,
    br: 'Preencha agência e número da conta {conta} com os seus dígitos: o banco os exige no arquivo.',
    en: 'Fill in branch and number of account {conta} with their digits: the bank requires them in the file.',
  },
  PAGAMENTO_EM_DIA_PASSADO: {
    status: 400,
    br: 'O dia do pagamento é de hoje ({hoje}) até {ate}.',
    en: 'The payment day is from today ({hoje}) to {ate}.',
  },
  PAGAMENTO_EM_DIA_SEM_BANCO: {
    status: 400,
    br: 'Em {dia} os bancos não funcionam: escolha {proximo}.',
    en: 'Banks do not work on {dia}: choose {proximo}.',
  },
  TITULO_NAO_SE_ENVIA: {
    status: 409,
    br: 'O título {numero} não vai ao banco: {porque}.',
    en: 'Payable {numero} does not go to the bank: {porque}.',
  },
  REMESSA_PAGAR_NAO_ENCONTRADA: { status: 404, br: 'O arquivo de pagamentos não foi encontrado.', en: 'The payment file was not found.' },
  REMESSA_PAGAR_JA_GERADA: {
    status: 409,
    br: 'Outro arquivo deste convênio foi gerado agora: confira a lista antes de gerar de novo.',
    en: 'Another file of this agreement was made just now: check the list before making one again.',
  },
  REMESSA_SEM_CONFERENCIA: {
    status: 409,
    br: 'O arquivo {arquivo} paga por dados bancários que mudaram, por código trocado depois da aprovação, ou por boleto de outro valor que o saldo: outra pessoa confere antes de ele sair.',
    en: 'File {arquivo} pays by bank data that changed, by a code swapped after the approval, or by a slip of another amount than the balance: another person checks it before it leaves.',
  },
  REMESSA_JA_CONFERIDA: { status: 409, br: 'Este arquivo não espera conferência.', en: 'This file does not await a check.' },
  CONFERENCIA_DE_QUEM_GEROU: {
    status: 403,
    br: 'Quem gerou o arquivo não o confere: outra pessoa que aprova pagamentos olha os dados bancários e os códigos e confirma.',
    en: 'Whoever made the file does not check it: another person who approves payments looks at the bank data and codes and confirms.',
  },
  ITEM_FORA_DO_BANCO: {
    status: 409,
    br: 'Um dos títulos escolhidos não espera mais o banco neste arquivo: abra o arquivo de novo e confira.',
    en: 'One of the chosen payables no longer waits for the bank in this file: open the file again and check.',
  },
  NADA_NO_BANCO: {
    status: 409,
    br: 'Nenhum título deste arquivo espera o banco: não há envio a cancelar.',
    en: 'No payable of this file waits for the bank: there is no sending to cancel.',
  },
});

/** Why a title does not go to the bank, in both languages. */
export const porqueNaoVai = {
  situacao: { br: 'não está em aberto', en: 'it is not open' },
  aprovacao: { br: 'a sua conta não foi aprovada', en: 'its bill was not approved' },
  noBanco: { br: 'já está em outro arquivo que espera o banco', en: 'it already is in another file that waits for the bank' },
  bancoEmEspera: {
    br: 'uma mudança dos dados bancários do fornecedor espera aprovação ou a sua hora',
    en: 'a change of the bank data of the supplier awaits approval or its hour',
  },
  pixCopiaECola: {
    br: 'o código Pix dele só se paga no aplicativo do banco: pague por lá e dê baixa aqui, ou tire o código em Trocar código',
    en: 'its Pix code is paid in the bank’s app only: pay it there and settle it here, or take the code off under Change code',
  },
  outroValor: {
    br: 'o seu código diz outro valor que o saldo: confira o código com a conta, ou pague pelo site do banco e dê baixa aqui',
    en: 'its code states another amount than the balance: check the code against the bill, or pay on the bank’s site and settle here',
  },
  semDestino: {
    br: 'não tem código de barras, e o fornecedor não tem conta nem chave Pix',
    en: 'it has no barcode, and the supplier has neither account nor Pix key',
  },
  contaSemDigito: {
    br: 'a conta do fornecedor precisa do seu dígito depois de um hífen (98765-4)',
    en: 'the account of the supplier needs its check digit after a hyphen (98765-4)',
  },
} as const;
export type PorqueNaoVai = keyof typeof porqueNaoVai;
