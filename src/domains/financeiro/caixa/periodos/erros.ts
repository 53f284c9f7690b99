import { defineErros } from '#shared/erros.ts';

/** Refusals of financial periods. */
export const errosPeriodo = defineErros({
  PERIODO_FINANCEIRO_LACUNA: {
    status: 409,
    br: 'Os períodos de uma conta não deixam dias de fora: este deve começar em {data}.',
    en: 'The periods of an account leave no day out: this one must start on {data}.',
  },
  PERIODO_FINANCEIRO_LACUNA_DEPOIS: {
    status: 409,
    br: 'Os períodos de uma conta não deixam dias de fora: este vem antes dos outros e deve terminar em {data}.',
    en: 'The periods of an account leave no day out: this one comes before the others and must end on {data}.',
  },
  PERIODO_FINANCEIRO_ANTES_DE_FECHADO: {
    status: 409,
    br: 'O período de {periodo} desta conta está fechado: nenhum outro começa antes dele.',
    en: 'The period of {periodo} of this account is closed: no other begins before it.',
  },
  PERIODO_FINANCEIRO_JA_FECHADO: { status: 409, br: 'Este período já está fechado.', en: 'This period is already closed.' },
  PERIODO_FINANCEIRO_NAO_FECHADO: {
    status: 409,
    br: 'Só um período fechado pode ser reaberto.',
    en: 'Only a closed period can be reopened.',
  },
  PERIODO_FINANCEIRO_EM_CURSO: {
    status: 409,
    br: 'Este período vai até {data} e ainda não terminou: feche só até hoje, ou o período inteiro a partir desse dia.',
    en: 'This period runs until {data} and is not over: close it until today only, or whole from that day on.',
  },
  SALDO_DIVERGENTE: {
    status: 409,
    br: 'O saldo informado ({informado}) difere do calculado ({calculado}) em {diferenca}. Confira os lançamentos ou feche com um ajuste justificado.',
    en: 'The informed balance ({informado}) differs from the computed one ({calculado}) by {diferenca}. Check the entries or close with a justified adjustment.',
  },
  CONTAGEM_DIVERGENTE: {
    status: 409,
    br: 'O total confere, mas a divisão não: em {forma} foram contados {contado} e são esperados {esperado}. Confira a contagem ou feche com um ajuste justificado.',
    en: 'The total ties, its parts do not: {contado} counted in {forma}, {esperado} expected. Check the count or close with a justified adjustment.',
  },
  PERIODO_FINANCEIRO_CORTE_INVALIDO: {
    status: 400,
    br: 'Este período vai de {inicio} a {fim}: escolha um dia dele, até hoje, para fechar.',
    en: 'This period runs from {inicio} to {fim}: choose a day of it, until today, to close at.',
  },
  CONTAGEM_INCOMPLETA: {
    status: 409,
    br: 'A conferência por forma de pagamento não corresponde ao que se moveu no período. Confira de novo.',
    en: 'The count by payment method does not match what moved in the period. Check again.',
  },
});
