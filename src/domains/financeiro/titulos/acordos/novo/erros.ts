import { defineErros } from '#shared/erros.ts';

/** Refusals of making an agreement. */
export const errosNovoAcordo = defineErros({
  ACORDO_COM_PAGAMENTO_NA_FILA: {
    status: 409,
    br: 'O título {numero} tem um pagamento esperando em Gerenciar boletos › Exceções: trate-o antes de renegociar.',
    en: 'Title {numero} has a payment waiting in Boleto management › Exceptions: deal with it before renegotiating.',
  },
  ACORDO_DE_PAGADORES_DIFERENTES: {
    status: 409,
    br: 'Um acordo é de um só pagador: os títulos escolhidos são de {primeiro} e de {segundo}.',
    en: 'An agreement belongs to one payer: the chosen titles are of {primeiro} and of {segundo}.',
  },
  ACORDO_VALOR_MUDOU: {
    status: 409,
    br: 'O total mudou desde a simulação: era {antes} e agora é {agora}. Confira de novo antes de confirmar.',
    en: 'The total changed since the simulation: it was {antes} and now is {agora}. Check again before confirming.',
  },
  ACORDO_ENTRADA_ALTA: {
    status: 409,
    br: 'A entrada deve deixar pelo menos um centavo por parcela: o total é {total}.',
    en: 'The entry must leave at least one centavo an installment: the total is {total}.',
  },
  ACORDO_ENTRADA_BAIXA: {
    status: 409,
    br: 'A entrada mínima deste acordo é {minima} ({percentual} % do total).',
    en: 'The least entry of this agreement is {minima} ({percentual} % of the total).',
  },
  ACORDO_PARCELAS_DEMAIS: {
    status: 409,
    br: 'A escola aceita no máximo {maximo} {maximo:parcela|parcelas} em um acordo.',
    en: 'The school takes at most {maximo} {maximo:installment|installments} in an agreement.',
  },
  ACORDO_VENCIMENTO_PASSADO: {
    status: 409,
    br: 'O primeiro vencimento não pode ser anterior a hoje ({hoje}).',
    en: 'The first due date cannot be before today ({hoje}).',
  },
});
