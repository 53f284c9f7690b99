import { defineErros } from '#shared/erros.ts';

/** Refusals of the rules of the integração contábil. */
export const errosRegra = defineErros({
  REGRA_CONTABIL_NAO_ENCONTRADA: { status: 404, br: 'A regra não foi encontrada.', en: 'The rule was not found.' },
  REGRA_CONTABIL_REPETIDA: {
    status: 409,
    br: 'Já existe uma regra com este evento, esta parte, estes critérios e esta data. Mude-a, ou dê outra data à nova.',
    en: 'A rule with this event, part, criteria and date exists already. Change it, or give the new one another date.',
  },
  REGRA_SEM_PARTE: { status: 400, br: 'Este evento não tem a parte escolhida.', en: 'This event does not have the part chosen.' },
  REGRA_SEM_CONTA: {
    status: 400,
    br: 'Diga a conta deste lado, ou marque que a parte não se lança.',
    en: 'Give the account of this side, or say that the part is not posted.',
  },
  REGRA_LADO_DEMAIS: {
    status: 400,
    br: 'Este lado vem de outra parte do evento: deixe-o vazio.',
    en: 'This side comes from another part of the event: leave it empty.',
  },
  REGRA_DO_DINHEIRO_COM_CRITERIO: {
    status: 400,
    br: 'Onde o dinheiro está se pergunta só da conta e da forma de pagamento: deixe este critério vazio.',
    en: 'Where money stands is asked of the account and the payment method alone: leave this criterion empty.',
  },
  REGRA_SEM_VARIANTE: {
    status: 400,
    br: 'Esta parte do evento não tem esta origem ou tipo: a regra nunca serviria. Escolha um dos que ela tem, ou deixe vazio.',
    en: 'This part of the event does not have this origin or kind: the rule would never serve. Choose one that it has, or leave it empty.',
  },
  REGRA_DISPENSA_COM_CONTA: {
    status: 400,
    br: 'O que não se lança não tem contas.',
    en: 'What is not posted has no accounts.',
  },
  REGRA_MESMA_CONTA: { status: 400, br: 'Débito e crédito são a mesma conta.', en: 'Debit and credit are the same account.' },
  REGRA_EM_CONTA_NAO_LANCAVEL: {
    status: 400,
    br: 'A conta {conta} não recebe lançamentos: escolha uma conta analítica e ativa.',
    en: 'Account {conta} takes no entries: choose an analytic and active account.',
  },
  REGRAS_JA_EXISTEM: {
    status: 409,
    br: 'Já há regras: o conjunto só é carregado onde não há nenhuma.',
    en: 'There are rules already: the set is loaded only where there are none.',
  },
  REGRAS_SEM_PLANO: {
    status: 409,
    br: 'O plano de contas não tem as contas do conjunto. Carregue primeiro o plano de uma escola, ou crie as regras à mão.',
    en: 'The chart lacks the accounts of the set. Load the chart of a school first, or create the rules by hand.',
  },
});
