import { defineErros } from '#shared/erros.ts';

/** Refusals of making titles. */
export const errosEmissao = defineErros({
  VENCIMENTO_FORA_DO_PRAZO: {
    status: 400,
    br: 'O vencimento deve ser de {de} em diante: uma dívida mais antiga já prescreveu.',
    en: 'The due date must be {de} or later: an older debt can no longer be charged.',
  },
  VENCIMENTO_DISTANTE: {
    status: 400,
    br: 'O vencimento deve ser até {ate}: mais longe do que isso costuma ser um ano digitado errado.',
    en: 'The due date must be {ate} or earlier: farther than that is usually a mistyped year.',
  },
  EMISSAO_RETROATIVA: {
    status: 400,
    br: 'Um título é emitido de hoje ({hoje}) em diante: uma data anterior mudaria a posição dos dias que já passaram.',
    en: 'A title is issued from today ({hoje}) on: an earlier date would change the position of days already past.',
  },
  PAGADOR_FALECIDO: {
    status: 409,
    br: 'O óbito de {nome} consta no cadastro: nada mais é cobrado em seu nome. Escolha outro pagador.',
    en: '{nome} is recorded as deceased: nothing more is charged in that name. Choose another payer.',
  },
  TITULO_SEM_VALOR: {
    status: 400,
    br: 'O título deve ter valor maior que zero depois dos descontos.',
    en: 'The title must be worth more than zero after discounts.',
  },
});
