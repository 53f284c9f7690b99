import { defineTextos } from '#shared/textos.ts';

/** Texts of the receipt that stands after money came in. */
export const textosRecibo = defineTextos({
  feito: { br: 'Recebimento registrado', en: 'Receipt registered' },
  feitoTexto: { br: '{valor} de {pagador}. Recibo nº {numero}.', en: '{valor} from {pagador}. Receipt no. {numero}.' },
  feitoCredito: { br: '{valor} ficaram como crédito.', en: '{valor} stayed as credit.' },
  verRecibo: { br: 'Ver e imprimir recibo', en: 'See and print receipt' },
  verReciboN: { br: 'Ver e imprimir recibo nº {numero}', en: 'See and print receipt no. {numero}' },
  reciboN: { br: 'Recibo nº {numero}', en: 'Receipt no. {numero}' },
  voltar: { br: 'Voltar à lista', en: 'Back to the list' },
});
