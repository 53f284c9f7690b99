import { defineErros } from '#shared/erros.ts';

/** Refusals of payments. */
export const errosBaixa = defineErros({
  BAIXA_ANTERIOR_A_ULTIMA: {
    status: 409,
    br: 'O título {numero} já tem baixa de {data}, registrada por {usuario} em {em}, e a nova não pode ser anterior a ela: estorne antes a baixa de {data}, registre esta e depois aquela de novo.',
    en: 'Title {numero} already has a settlement of {data}, entered by {usuario} on {em}, and the new one cannot be before it: reverse the settlement of {data} first, enter this one and then that one again.',
  },
  BAIXA_ANTERIOR_A_COBERTURA: {
    status: 409,
    br: 'Em {data} um acordo cobriu parte do título {numero}, ou a levou a outro título, e os encargos já contam com isso: uma baixa dele é de {data} em diante.',
    en: 'On {data} an agreement covered part of title {numero}, or took it to another title, and the charges already count on that: a settlement of it is of {data} or later.',
  },
  BAIXA_ANTERIOR_AO_VENCIMENTO: {
    status: 409,
    br: 'O vencimento do título {numero} foi mudado em {data}, e os encargos até esse dia já contam com nada pago: registre a baixa com data de {data} em diante (o que veio do banco vira crédito do pagador, usado no título); o que a família não deve pode ser dispensado.',
    en: 'The due date of title {numero} was changed on {data}, and the charges until then count on nothing paid: enter the settlement with a date from {data} on (what came from the bank becomes credit of the payer, used on the title); what the family does not owe may be waived.',
  },
  BAIXA_ANTERIOR_A_DISPENSA: {
    status: 409,
    br: 'O título {numero} teve encargos dispensados em {data}, e uma baixa anterior os receberia: revogue antes a dispensa de {data}, na janela do título, e registre então esta baixa.',
    en: 'Title {numero} had charges waived on {data}, and a settlement before it would receive them: take the waiver of {data} back first, in the window of the title, and then enter this settlement.',
  },
});
