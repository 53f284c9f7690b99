import { defineTextos } from '#shared/textos.ts';

/** Texts of the account of a payer: statement, credit, second copy. */
export const textosConta = defineTextos({
  extrato: { br: 'Extrato', en: 'Statement' },
  extratoDe: { br: 'Extrato de {nome}', en: 'Statement of {nome}' },
  emPdf: { br: 'Extrato em PDF', en: 'Statement as PDF' },
  inicio: { br: 'De', en: 'From' },
  fim: { br: 'Até', en: 'To' },
  emAberto: { br: 'Em aberto', en: 'Open' },
  vencido: { br: 'Vencido', en: 'Overdue' },
  saldoEm: { br: 'Saldo em {data}', en: 'Balance on {data}' },
  emAbertoHoje: { br: 'Em aberto hoje', en: 'Open today' },
  vencidoHoje: { br: 'Vencido hoje', en: 'Overdue today' },
  creditoHoje: { br: 'Crédito hoje', en: 'Credit today' },
  devidoHoje: { br: 'Devido hoje', en: 'Owed today' },
  recebido: { br: 'Recebido', en: 'Received' },
  credito: { br: 'Crédito', en: 'Credit' },
  data: { br: 'Data', en: 'Date' },
  movimento: { br: 'Movimento', en: 'Movement' },
  titulo: { br: 'Título', en: 'Title' },
  referente: { br: 'Referente a', en: 'For' },
  valor: { br: 'Valor', en: 'Amount' },
  saldo: { br: 'Saldo', en: 'Balance' },
  saldoAnterior: { br: 'Saldo anterior: {valor}', en: 'Opening balance: {valor}' },
  recibo: { br: 'recibo {numero}', en: 'receipt {numero}' },
  semMovimentos: { br: 'Nenhum movimento neste período.', en: 'No movements in this period.' },
  mostrarTodos: {
    br: { one: 'Mostrar o movimento', other: 'Mostrar os {n} movimentos' },
    en: { one: 'Show the movement', other: 'Show all {n} movements' },
  },
  notaSaldo: {
    br: 'O saldo é o principal em aberto. Multa e juros são calculados na data do pagamento.',
    en: 'The balance is the open principal. Fine and interest are computed on the day of payment.',
  },
});
