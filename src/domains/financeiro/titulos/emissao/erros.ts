import { defineErros } from '#shared/erros.ts';

/** Refusals of making titles. */
export const errosEmissao = defineErros({
  VENCIMENTO_FORA_DO_PRAZO: {
    status: 400,
    br: 'O vencimento deve estar entre {de} e {ate}: uma dívida mais antiga já prescreveu.',
    en: 'The due date must be between {de} and {ate}: an older debt can no longer be charged.',
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
