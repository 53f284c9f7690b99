import { definirLista } from '#shared/listas/opcao.ts';

/** Why a line of a return waits for a person, in few words: what the queue is filtered by. */
export const problemasDaFila = definirLista(
  { valor: 'VALOR_DIVERGENTE', br: 'Valor diferente do devido', en: 'Another amount than owed' },
  { valor: 'PAGAMENTO_PARCIAL', br: 'Pagamento parcial', en: 'Part payment' },
  { valor: 'TITULO_JA_BAIXADO', br: 'Título já baixado', en: 'Title already settled' },
  { valor: 'PAGO_DUAS_VEZES', br: 'Pago duas vezes', en: 'Paid twice' },
  { valor: 'TITULO_NAO_RECEBE', br: 'Título renegociado ou cancelado', en: 'Title renegotiated or cancelled' },
  { valor: 'SEM_BOLETO', br: 'Sem boleto aqui', en: 'No boleto here' },
  { valor: 'SEM_NOSSO_NUMERO', br: 'Sem nosso número', en: 'Without number' },
  { valor: 'REJEITADO_PELO_BANCO', br: 'Rejeitado pelo banco', en: 'Rejected by the bank' },
  { valor: 'INSTRUCAO_REJEITADA', br: 'Instrução recusada', en: 'Instruction refused' },
  { valor: 'PAGAMENTO_ESTORNADO', br: 'Pagamento desfeito pelo banco', en: 'Payment taken back by the bank' },
  { valor: 'PAGAMENTO_DESFEITO', br: 'Baixa ou crédito desfeito', en: 'Settlement or credit undone' },
  { valor: 'PAGAMENTO_EM_CHEQUE', br: 'Pago com cheque', en: 'Paid by cheque' },
  { valor: 'CHEQUE_PENDENTE', br: 'Cheque a compensar', en: 'Cheque to clear' },
  { valor: 'PIX_CORROMPIDO', br: 'Código Pix corrompido', en: 'Corrupt Pix code' },
  { valor: 'PERIODO_FINANCEIRO_FECHADO', br: 'Período financeiro fechado', en: 'Closed financial period' },
  { valor: 'SEM_PERIODO_FINANCEIRO', br: 'Sem período financeiro', en: 'No financial period' },
  { valor: 'BAIXA_ANTERIOR_A_ULTIMA', br: 'Anterior à última baixa', en: 'Before the last settlement' },
  { valor: 'BAIXA_ANTERIOR_A_COBERTURA', br: 'Anterior ao que um acordo cobriu', en: 'Before what an agreement covered' },
  { valor: 'BAIXA_ANTERIOR_A_DISPENSA', br: 'Anterior à dispensa de encargos', en: 'Before the waiver of charges' },
  { valor: 'DATA_BAIXA_FUTURA', br: 'Data no futuro', en: 'Date in the future' },
  { valor: 'PAGAMENTO_SEM_VALOR', br: 'Pago sem valor', en: 'Paid without amount' },
  { valor: 'PAGAMENTO_SEM_DATA', br: 'Pago sem data', en: 'Paid without date' },
  { valor: 'LINHA_ILEGIVEL', br: 'Linha ilegível', en: 'Unreadable line' },
);
