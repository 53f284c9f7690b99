import { defineTextos } from '#shared/textos.ts';

/** Texts of payments. */
export const textosBaixaPagar = defineTextos({
  escolha: { br: 'Que título pagar?', en: 'Which payable?' },
  escolhaTexto: {
    br: 'Procure pelo fornecedor, pela descrição, pelo documento ou pelo código de barras. Para pagar vários de uma vez, escolha-os em Contas a pagar.',
    en: 'Search by supplier, description, document or barcode. To pay many at once, choose them under Accounts payable.',
  },
  titulo: { br: 'Título', en: 'Payable' },
  pagamento: { br: 'Pagamento', en: 'Payment' },
  dataBaixa: { br: 'Data do pagamento', en: 'Payment date' },
  principal: { br: 'Principal', en: 'Principal' },
  principalAjuda: { br: 'Quanto do título este pagamento cobre', en: 'How much of the payable this covers' },
  desconto: { br: 'Desconto', en: 'Discount' },
  multa: { br: 'Multa', en: 'Fine' },
  juros: { br: 'Juros', en: 'Interest' },
  conta: { br: 'Conta', en: 'Account' },
  formaPagamento: { br: 'Forma de pagamento', en: 'Payment method' },
  saldo: { br: 'Saldo', en: 'Balance' },
  sai: { br: 'Sai da conta', en: 'Leaves the account' },
  resta: { br: 'Resta {valor}', en: '{valor} remains' },
  passa: { br: 'Passa do saldo em {valor}', en: '{valor} above the balance' },
  passaDoLivre: {
    br: 'Multa e juros, menos o desconto, passam do que se paga desta conta sem que outra pessoa veja: até {livre}. Lance o resto como outra conta do fornecedor: acima do limite da escola, outra pessoa a aprova.',
    en: 'Fine and interest, less discount, exceed what is paid of this bill without another person looking: up to {livre}. Enter the rest as another bill of the supplier: above the limit of the school another person approves it.',
  },
  quita: { br: 'Quita o título', en: 'Settles the payable' },
  pagar: { br: 'Pagar {valor}', en: 'Pay {valor}' },
  feito: {
    br: { one: '{n} título pago: {valor}', other: '{n} títulos pagos: {valor}' },
    en: { one: '{n} payable paid: {valor}', other: '{n} payables paid: {valor}' },
  },
  vencimento: { br: 'Vencimento', en: 'Due date' },
  fornecedor: { br: 'Fornecedor', en: 'Supplier' },
  total: { br: 'Total', en: 'Total' },
  quantoDeCada: { br: 'Quanto de cada um', en: 'How much of each' },
  cadaUm: {
    br: 'Cada título se paga por inteiro. Abra a linha de um para pagar só uma parte, ou com desconto, multa ou juros.',
    en: 'Each payable is paid whole. Open the line of one to pay a part of it, or with a discount, a fine or interest.',
  },
  nTitulos: { br: { one: '{n} título', other: '{n} títulos' }, en: { one: '{n} payable', other: '{n} payables' } },
  fora: { br: 'Fora deste pagamento, porque não se pagam agora: {numeros}', en: 'Left out, because they are not paid now: {numeros}' },
  nadaAPagar: { br: 'Nenhum destes títulos se paga agora.', en: 'None of these payables is paid now.' },
  bancoMudou: {
    br: 'Os dados bancários de {fornecedor} mudaram em {em}, depois do último pagamento. Confira com o fornecedor antes de pagar.',
    en: 'The bank data of {fornecedor} changed on {em}, after the last payment. Check with the supplier before paying.',
  },
  bancoEmEspera: {
    br: 'Uma mudança dos dados bancários de {fornecedor} espera aprovação ou a sua hora: valem ainda os de antes.',
    en: 'A change of the bank data of {fornecedor} awaits approval or its hour: the earlier ones still hold.',
  },
  verDados: { br: 'Ver dados bancários', en: 'See bank data' },
  outro: { br: 'Pagar outro', en: 'Pay another' },
  verTitulo: { br: 'Ver o título', en: 'See the payable' },
  estornar: { br: 'Estornar', en: 'Reverse' },
  estornarTitulo: { br: 'Estornar o pagamento de {valor}?', en: 'Reverse the payment of {valor}?' },
  estornarTexto: {
    br: 'O pagamento fica na história, com o seu contrário de hoje.',
    en: 'The payment stays in the history, with its opposite of today.',
  },
  estornarConsequencia: {
    br: '{valor} voltam à conta {conta}, e o título {numero} volta a ser devido.',
    en: '{valor} go back to account {conta}, and payable {numero} is owed again.',
  },
  estornado: { br: 'Pagamento estornado', en: 'Payment reversed' },
  estornadoPor: { br: 'Estornado em {data} por {usuario}: {motivo}', en: 'Reversed on {data} by {usuario}: {motivo}' },
});
