import { definirLista } from '#shared/listas/opcao.ts';

/** How a bank is told to pay. */
export const modosDePagamento = definirLista(
  { valor: 'credito', br: 'Crédito em conta', en: 'Credit in account' },
  { valor: 'ted', br: 'TED', en: 'TED' },
  { valor: 'pix', br: 'Pix por chave', en: 'Pix by key' },
  { valor: 'boleto_do_banco', br: 'Boleto do próprio banco', en: 'Slip of the same bank' },
  { valor: 'boleto_de_outro', br: 'Boleto de outro banco', en: 'Slip of another bank' },
  { valor: 'arrecadacao', br: 'Conta de consumo ou tributo', en: 'Utility or tax bill' },
);
export type Modo = (typeof modosDePagamento)[number]['valor'];

/** What became of a payment that a file told the bank to make; what was paid and reversed came back. */
export const situacoesDoItem = definirLista(
  { valor: 'enviado', br: 'No banco', en: 'With the bank' },
  { valor: 'pago', br: 'Pago', en: 'Paid' },
  { valor: 'devolvido', br: 'Devolvido', en: 'Given back' },
  { valor: 'recusado', br: 'Recusado pelo banco', en: 'Refused by the bank' },
  { valor: 'cancelado', br: 'Envio cancelado', en: 'Sending cancelled' },
);
export const conferencias = definirLista(
  { valor: 'dispensada', br: 'Não precisa', en: 'Not needed' },
  { valor: 'pendente', br: 'Aguarda outra pessoa', en: 'Awaits another person' },
  { valor: 'feita', br: 'Conferida', en: 'Checked' },
);
