import { defineTextos } from '#shared/textos.ts';

/** Texts of settling titles of many payers in one go. */
export const textosLote = defineTextos({
  titulo: { br: { one: '{n} responsável', other: '{n} responsáveis' }, en: { one: '{n} payer', other: '{n} payers' } },
  receber: { br: 'Receber {valor}', en: 'Receive {valor}' },
  total: { br: 'Total', en: 'Total' },
  resumo: {
    br: {
      one: '{n} título, {recibos} {recibos:recibo|recibos}, devido em {data}',
      other: '{n} títulos, {recibos} {recibos:recibo|recibos}, devido em {data}',
    },
    en: {
      one: '{n} title, {recibos} {recibos:receipt|receipts}, owed on {data}',
      other: '{n} titles, {recibos} {recibos:receipt|receipts}, owed on {data}',
    },
  },
  fora: { br: 'Ficaram de fora, porque não recebem baixa: {numeros}.', en: 'Left out because they take no settlement: {numeros}.' },
  recebimento: { br: 'Recebimento', en: 'Receipt' },
  responsaveis: { br: 'Um recibo para cada responsável', en: 'One receipt for each payer' },
  responsavel: { br: 'Responsável', en: 'Payer' },
  titulos: { br: 'Títulos', en: 'Titles' },
  devido: { br: 'Devido em {data}', en: 'Owed on {data}' },
  acoes: { br: 'Ações', en: 'Actions' },
  tirar: { br: 'Tirar', en: 'Take off' },
  tirarDe: { br: 'Tirar os títulos de {nome}', en: 'Take off the titles of {nome}' },
  soEste: { br: 'Só este', en: 'Only this' },
  soEsteDe: { br: 'Só este: {nome}', en: 'Only this: {nome}' },
  feito: {
    br: { one: '{n} recibo, {valor} no total.', other: '{n} recibos, {valor} no total.' },
    en: { one: '{n} receipt, {valor} in all.', other: '{n} receipts, {valor} in all.' },
  },
  prontos: { br: 'Recebimento registrado', en: 'Receipt registered' },
  recibos: { br: 'Recibos', en: 'Receipts' },
  recibo: { br: 'Recibo', en: 'Receipt' },
  reciboN: { br: 'Recibo nº {numero}', en: 'Receipt no. {numero}' },
  valor: { br: 'Valor', en: 'Amount' },
  verRecibo: { br: 'Ver recibo nº {numero}', en: 'See receipt no. {numero}' },
  voltar: { br: 'Voltar à lista', en: 'Back to the list' },
});
