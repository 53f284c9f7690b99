import { defineTextos } from '#shared/textos.ts';

/** Texts of money that payers gave and that the account does not have yet, and of the count of a closing. */
export const textosRecebimentos = defineTextos({
  recebimentos: { br: 'Recebimentos a liquidar', en: 'Receipts to be settled' },
  dataPrevista: { br: 'Previsto para', en: 'Expected on' },
  dataRecebimento: { br: 'Pago em', en: 'Paid on' },
  historico: { br: 'Histórico', en: 'Description' },
  forma: { br: 'Forma', en: 'Method' },
  conta: { br: 'Conta', en: 'Account' },
  bruto: { br: 'Bruto', en: 'Gross' },
  taxa: { br: 'Taxa', en: 'Fee' },
  liquido: { br: 'Líquido', en: 'Net' },
  situacao: { br: 'Situação', en: 'State' },
  a_liquidar: { br: 'A liquidar', en: 'To be settled' },
  liquidado: { br: 'Liquidado', en: 'Settled' },
  estornado: { br: 'Estornado', en: 'Reversed' },
  dataLiquidacao: { br: 'Liquidado em', en: 'Settled on' },
  dataEstorno: { br: 'Estornado em', en: 'Reversed on' },
  buscar: { br: 'Buscar por histórico, pessoa, CPF ou valor', en: 'Search by description, person, CPF or amount' },
  pessoa: { br: 'Pessoa', en: 'Person' },
  aChegar: { br: 'Líquido do filtro', en: 'Net of the filter' },
  taxas: { br: 'Taxas do filtro', en: 'Fees of the filter' },
  prontos: { br: 'Já devia ter chegado', en: 'Should have arrived' },
  vazio: { br: 'Nada a liquidar neste filtro', en: 'Nothing to be settled in this filter' },
  vazioTexto: {
    br: 'Pagamentos por cartão, cheque e outras formas com prazo ou taxa esperam aqui até o dinheiro chegar à conta.',
    en: 'Payments by card, cheque and other methods with a delay or a fee wait here until the money reaches the account.',
  },
  liquidar: { br: 'Liquidar', en: 'Settle' },
  liquidarTexto: {
    br: 'Confira com o extrato da operadora. O bruto entra na conta e a taxa sai dela, cada um no dia previsto, a não ser que você diga outro dia.',
    en: 'Check against the acquirer’s statement. The gross enters the account and the fee leaves it, each on the expected day unless you give another.',
  },
  ate: { br: 'Previsto até', en: 'Expected until' },
  dataCredito: { br: 'Chegou em outro dia', en: 'Arrived on another day' },
  resumo: {
    br: {
      one: '{n} recebimento: {bruto} menos {taxa} de taxas, {liquido} na conta.',
      other: '{n} recebimentos: {bruto} menos {taxa} de taxas, {liquido} nas contas.',
    },
    en: {
      one: '{n} receipt: {bruto} less {taxa} of fees, {liquido} in the account.',
      other: '{n} receipts: {bruto} less {taxa} of fees, {liquido} in the accounts.',
    },
  },
  nadaPrevisto: {
    br: 'Nada está previsto para até este dia com estes filtros.',
    en: 'Nothing is expected until this day with these filters.',
  },
  feito: {
    br: { one: '{n} recebimento liquidado.', other: '{n} recebimentos liquidados.' },
    en: { one: '{n} receipt settled.', other: '{n} receipts settled.' },
  },
  liquidacao: { br: 'Liquidação nº {id}', en: 'Settlement no. {id}' },
  liquidadaNosDias: {
    br: 'Tudo o que era previsto até {ate}, cada um no dia previsto.',
    en: 'Everything expected until {ate}, each on the expected day.',
  },
  liquidadaEm: { br: 'Tudo o que era previsto até {ate}, em {data}.', en: 'Everything expected until {ate}, on {data}.' },
  liquidadaPor: { br: 'Liquidada por {usuario} em {em}.', en: 'Settled by {usuario} on {em}.' },
  desfazerLiquidacao: { br: 'Desfazer liquidação', en: 'Undo settlement' },
  desfazerTexto: {
    br: 'Para quando foi digitada por engano: no dia, na conta ou na forma errada. Nada se apaga.',
    en: 'For when it was typed by mistake: the wrong day, account or method. Nothing is erased.',
  },
  desfazerConsequencia: {
    br: {
      one: 'Hoje saem da conta {bruto} e voltam {taxa} de taxas: {liquido} a menos. O recebimento volta a esperar a liquidação.',
      other: 'Hoje saem das contas {bruto} e voltam {taxa} de taxas: {liquido} a menos. Os {n} recebimentos voltam a esperar a liquidação.',
    },
    en: {
      one: 'Today {bruto} leave the account and {taxa} of fees come back: {liquido} less. The receipt waits to be settled again.',
      other: 'Today {bruto} leave the accounts and {taxa} of fees come back: {liquido} less. The {n} receipts wait to be settled again.',
    },
  },
  desfeita: {
    br: { one: 'Liquidação desfeita: {n} recebimento a liquidar.', other: 'Liquidação desfeita: {n} recebimentos a liquidar.' },
    en: { one: 'Settlement undone: {n} receipt to be settled.', other: 'Settlement undone: {n} receipts to be settled.' },
  },
  desfeitaPor: { br: 'Desfeita por {usuario} em {data}: {motivo}', en: 'Undone by {usuario} on {data}: {motivo}' },
  quantidade: { br: 'Quantidade', en: 'Count' },
});
