import { defineTextos } from '#shared/textos.ts';

/** Texts of what else a payment does: credit used or left, charges waived. */
export const textosAjustes = defineTextos({
  temCredito: { br: '{nome} tem {valor} de crédito.', en: '{nome} has {valor} of credit.' },
  usarCredito: { br: 'Usar {valor} do crédito', en: 'Use {valor} of the credit' },
  usado: { br: 'Crédito usado: {valor}. Recibo nº {numero}.', en: 'Credit used: {valor}. Receipt no. {numero}.' },
  excedente: { br: 'Registrar {valor} como crédito de {nome}', en: 'Keep {valor} as credit of {nome}' },
  excedenteTexto: { br: 'É {valor} a mais que o devido.', en: 'It is {valor} more than is due.' },
  dispensarMulta: { br: 'Dispensar a multa de {valor}', en: 'Waive the fine of {valor}' },
  dispensarJuros: { br: 'Dispensar os juros de {valor}', en: 'Waive the interest of {valor}' },
  motivoDispensa: { br: 'Motivo da dispensa', en: 'Reason of the waiver' },
  motivoFalta: { br: 'Diga o motivo, com ao menos 3 letras.', en: 'Say the reason, at least 3 letters.' },
});
