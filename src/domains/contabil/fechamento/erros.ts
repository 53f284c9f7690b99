import { defineErros } from '#shared/erros.ts';

/** Refusals of closing and reopening. */
export const errosFechamento = defineErros({
  PERIODO_CONTABIL_NAO_ENCONTRADO: {
    status: 404,
    br: 'O período contábil não foi encontrado.',
    en: 'The accounting period was not found.',
  },
  PERIODO_CONTABIL_JA_FECHADO: {
    status: 409,
    br: 'O período {periodo} já foi fechado por {usuario} em {em}.',
    en: 'Period {periodo} was already closed by {usuario} on {em}.',
  },
  PERIODO_CONTABIL_NAO_FECHADO: {
    status: 409,
    br: 'Só um período fechado pode ser reaberto.',
    en: 'Only a closed period can be reopened.',
  },
  PERIODO_CONTABIL_FORA_DE_ORDEM: {
    status: 409,
    br: 'O período {periodo}, que vem antes, ainda está aberto. Feche-o primeiro.',
    en: 'Period {periodo}, which comes before, is still open. Close it first.',
  },
  PERIODO_CONTABIL_EM_CURSO: {
    status: 409,
    br: 'O período {periodo} vai até {data} e ainda não terminou.',
    en: 'Period {periodo} runs until {data} and is not over.',
  },
  PERIODO_CONTABIL_COM_PENDENCIAS: {
    status: 409,
    br: 'Há {n} {n:pendência|pendências} antes de fechar {periodo}. Resolva-as, ou confirme que as viu e fecha assim mesmo.',
    en: 'There {n:is|are} {n} {n:item|items} pending before closing {periodo}. Solve them, or confirm that you saw them and close all the same.',
  },
  ENCERRAMENTO_SEM_CONTAS: {
    status: 409,
    br: 'Escolha no plano de contas, em Configuração, a conta que apura o resultado e a conta em que ele fica.',
    en: 'Choose in the chart of accounts, under Settings, the account that gathers the result and the one in which it is left.',
  },
  ENCERRAMENTO_DIVERGENTE: {
    status: 409,
    br: 'O encerramento de {onde} não confere com os saldos. Nada foi gravado: rode a verificação de integridade.',
    en: 'The closing of {onde} does not match the balances. Nothing was saved: run the integrity check.',
  },
});
