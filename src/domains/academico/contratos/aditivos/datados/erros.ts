import { defineErros } from '#shared/erros.ts';

/** Refusals of discounts between two days. */
export const errosDescontoDatado = defineErros({
  DESCONTO_SEM_CONTRATO: {
    status: 409,
    br: '{aluno} não tem contrato em {ano} para receber o desconto. Faça o contrato da matrícula primeiro.',
    en: '{aluno} has no contract in {ano} to take the discount. Make the contract of the enrollment first.',
  },
  DESCONTO_CONTRATO_PARADO: {
    status: 409,
    br: 'O contrato {numero} está {situacao}: o desconto entra e sai dele quando for rascunho de novo ou estiver ativo.',
    en: 'Contract {numero} is {situacao}: the discount goes in and comes off when it is a draft again or active.',
  },
  DESCONTO_SEM_PARCELAS: {
    status: 409,
    br: 'O contrato {numero} não tem parcela de anuidade ou matrícula que vença a partir de {de}. Escolha outro dia.',
    en: 'Contract {numero} has no installment of tuition or enrollment fee due from {de} on. Choose another day.',
  },
  DESCONTO_JA_NO_CONTRATO: {
    status: 409,
    br: 'O contrato {numero} já tem “{desconto}” em parcelas que vencem a partir de {de}, posto por outro meio. Tire-o de lá, no rascunho ou por aditivo, e tente de novo.',
    en: 'Contract {numero} has “{desconto}” on installments due from {de} on already, put there another way. Take it off there, in the draft or by an addendum, and try again.',
  },
});
