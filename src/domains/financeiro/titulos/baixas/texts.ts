import { defineTextos } from '#shared/textos.ts';

/** Texts of settling titles: one, or many of a payer. */
export const textosBaixa = defineTextos({
  escolha: { br: 'Que título vai ser pago?', en: 'Which title is being paid?' },
  escolhaTexto: {
    br: 'Busque pelo nome do aluno, do responsável ou pelo número do título.',
    en: 'Search by student, payer or title number.',
  },
  titulo: { br: 'Título', en: 'Title' },
  dataBaixa: { br: 'Data do recebimento', en: 'Date received' },
  formaPagamento: { br: 'Forma de pagamento', en: 'Payment method' },
  conta: { br: 'Conta que recebe', en: 'Receiving account' },
  valor: { br: 'Valor recebido', en: 'Amount received' },
  recebimento: { br: 'Recebimento', en: 'Receipt' },
  receber: { br: 'Receber {valor}', en: 'Receive {valor}' },
  receberSemValor: { br: 'Receber', en: 'Receive' },
  devido: { br: 'Devido em {data}', en: 'Owed on {data}' },
  comoSeDivide: { br: 'Como se divide', en: 'How it is allocated' },
  antesDaEmissao: {
    br: 'O título foi emitido em {emissao}: com uma baixa de {data}, o extrato e a posição dos dias desde {data} passam a contar este título, que antes não estava neles.',
    en: 'The title was issued on {emissao}: with a settlement of {data}, the statement and the position of the days since {data} come to count this title, which was not in them.',
  },
  quita: { br: 'Quita o título.', en: 'Settles the title.' },
  parcial: { br: 'Recebimento parcial: restam {saldo} do principal.', en: 'Partial: {saldo} of the principal remain.' },
  descontoSoInteiro: {
    br: 'O desconto de {desconto} só vale para quem paga tudo até o vencimento.',
    en: 'The discount of {desconto} holds only when everything is paid by the due date.',
  },
  naoAberto: { br: 'Este título está {situacao} e não recebe baixa.', en: 'This title is {situacao} and takes no settlement.' },
  feitoAviso: { br: 'Recebido {valor}. Recibo nº {numero}.', en: 'Received {valor}. Receipt no. {numero}.' },
  outro: { br: 'Receber outro título', en: 'Receive another title' },
  titulos: { br: 'Títulos deste recibo', en: 'Titles of this receipt' },
  pagador: { br: 'Responsável', en: 'Payer' },
  aluno: { br: 'Aluno', en: 'Student' },
  vencimento: { br: 'Vencimento', en: 'Due date' },
  tirar: { br: 'Tirar {numero} do recibo', en: 'Take {numero} off the receipt' },
  total: { br: 'Total', en: 'Total' },
  nenhum: { br: 'Nenhum título escolhido', en: 'No titles chosen' },
  nenhumTexto: { br: 'Escolha os títulos em Contas a receber e use Baixar.', en: 'Choose titles in Accounts receivable and use Settle.' },
  fora: {
    br: 'Fora deste recibo, porque não recebem baixa: {numeros}.',
    en: 'Left out of this receipt because they take no settlement: {numeros}.',
  },
  restante: { br: { one: '{n} título', other: '{n} títulos' }, en: { one: '{n} title', other: '{n} titles' } },
});

/** Texts of what else a payment does: credit used or left, charges waived. */
export const textosAjustes = defineTextos({
  creditoAEntrar: {
    br: 'Há crédito de {valor} que entra na conta em {data}: pode ser usado a partir desse dia.',
    en: 'There is credit of {valor} that enters the account on {data}: it may be used from that day on.',
  },
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
