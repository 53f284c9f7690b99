import { defineErros } from '#shared/erros.ts';

/** Refusals of settling money that waits. */
export const errosLiquidacao = defineErros({
  NADA_A_LIQUIDAR: {
    status: 409,
    br: 'Nada está previsto para até {data} com estes filtros.',
    en: 'Nothing is expected until {data} with these filters.',
  },
  LIQUIDACAO_MUDOU: {
    status: 409,
    br: 'O que há a liquidar mudou enquanto você conferia: agora {quantidade:é|são} {quantidade} {quantidade:recebimento|recebimentos}, {bruto} com {taxa} de taxas. Confira de novo.',
    en: 'What is to be settled changed while you checked: now {quantidade} {quantidade:receipt|receipts}, {bruto} with {taxa} of fees. Check again.',
  },
  LIQUIDACAO_GRANDE: {
    status: 400,
    br: 'São mais de {maximo} recebimentos de uma vez: escolha uma data anterior, uma conta ou uma forma.',
    en: 'More than {maximo} receipts at once: choose an earlier date, an account or a method.',
  },
  LIQUIDACAO_ANTERIOR: {
    status: 409,
    br: 'Há pagamento de {data} entre os escolhidos: o dinheiro não pode ter chegado antes dele.',
    en: 'There is a payment of {data} among those chosen: the money cannot have arrived before it.',
  },
  LIQUIDACAO_NAO_ENCONTRADA: { status: 404, br: 'A liquidação não foi encontrada.', en: 'The settlement was not found.' },
  LIQUIDACAO_TODA_ESTORNADA: {
    status: 409,
    br: 'Todos os recebimentos desta liquidação já foram estornados: não resta o que desfazer.',
    en: 'All receipts of this settlement were already reversed: nothing is left to undo.',
  },
});
