import { defineTextos } from '#shared/textos.ts';

/** What was done, by the second word of the audited act. */
export const textosDoHistorico = defineTextos({
  criada: { br: 'lançou a conta', en: 'entered the bill' },
  anexo: { br: 'anexou um documento', en: 'attached a document' },
  aprovada: { br: 'aprovou a conta', en: 'approved the bill' },
  recusada: { br: 'recusou a conta', en: 'refused the bill' },
  pendente: { br: 'pediu aprovação de novo, com o que mudou', en: 'asked for approval again, by what changed' },
  pago: { br: 'pagou', en: 'paid' },
  descontado: { br: 'quitou o resto com desconto', en: 'settled the rest as a discount' },
  estornado: { br: 'estornou um pagamento', en: 'reversed a payment' },
  codigo: { br: 'mudou o código de pagamento', en: 'changed the payment code' },
  vencimento_alterado: { br: 'mudou o vencimento', en: 'changed the due date' },
  cancelado: { br: 'cancelou o título', en: 'cancelled the payable' },
});
