import { defineErros } from '#shared/erros.ts';

/** Refusals of payables. */
export const errosPagar = defineErros({
  TITULO_PAGAR_NAO_ENCONTRADO: { status: 404, br: 'O título a pagar não foi encontrado.', en: 'The payable was not found.' },
  CONTA_PAGAR_NAO_ENCONTRADA: { status: 404, br: 'A conta a pagar não foi encontrada.', en: 'The bill was not found.' },
  RECORRENCIA_NAO_ENCONTRADA: { status: 404, br: 'A conta recorrente não foi encontrada.', en: 'The recurrent bill was not found.' },
  CADASTRO_DE_PAGAR_DESCONHECIDO: {
    status: 400,
    br: 'O cadastro escolhido não existe mais, está inativo ou não é de saída. Escolha outro.',
    en: 'The chosen record no longer exists, is inactive or is not for money out. Choose another one.',
  },
  RATEIO_NAO_FECHA: {
    status: 400,
    br: 'As partes do rateio devem somar o valor da conta.',
    en: 'The parts must add up to the amount of the bill.',
  },
  PARCELAS_NAO_SOMAM: {
    status: 400,
    br: 'As parcelas devem somar o valor da conta.',
    en: 'The installments must add up to the amount of the bill.',
  },
  PARCELA_SEM_VALOR: {
    status: 400,
    br: 'Cada parcela deve ter valor maior que zero depois dos impostos retidos.',
    en: 'Each installment must be worth more than zero after withheld taxes.',
  },
  IMPOSTO_SEM_VIGENCIA: {
    status: 409,
    br: 'O imposto {nome} não tem alíquota em vigor em {data}. Cadastre-a em Impostos ou tire o imposto desta conta.',
    en: 'Tax {nome} has no rate in force on {data}. Register it under Taxes or take the tax off this bill.',
  },
  BASE_ACIMA_DO_VALOR: {
    status: 400,
    br: 'A base do imposto {nome} não pode passar do valor bruto.',
    en: 'The base of tax {nome} cannot exceed the gross amount.',
  },
  OUTRA_COMPRA_NAO_CONFIRMADA: {
    status: 409,
    br: 'O documento {documento}, de {valor}, parece o {lancado} deste fornecedor, de {valorLancado}, que {usuario} lançou em {em} na conta {numero}. É a mesma compra? {saida}. É outra compra? Confirme, e ela entra.',
    en: 'Document {documento}, of {valor}, looks like {lancado} of this supplier, of {valorLancado}, which {usuario} entered on {em} as bill {numero}. Is it the same purchase? {saida}. Is it another purchase? Confirm, and it enters.',
  },
  CODIGO_JA_LANCADO: {
    status: 409,
    br: 'Este código de pagamento já está no título {numero}, de {fornecedor}, lançado por {usuario} em {em}.',
    en: 'This payment code already stands in payable {numero}, of {fornecedor}, entered by {usuario} on {em}.',
  },
  CODIGO_DE_PAGAMENTO: {
    status: 400,
    br: 'Este código de pagamento não confere. Digite ou cole de novo.',
    en: 'This payment code does not check. Type or paste it again.',
  },
  EMISSAO_FORA_DO_PRAZO: {
    status: 400,
    br: 'A emissão deve ser de {de} a {ate}.',
    en: 'The issue date must be from {de} to {ate}.',
  },
  VENCIMENTO_PAGAR_FORA_DO_PRAZO: {
    status: 400,
    br: 'O último vencimento deve ser até {ate}: mais longe do que isso costuma ser um ano digitado errado.',
    en: 'The last due date must be {ate} or earlier: farther than that is usually a mistyped year.',
  },
  VENCIMENTO_PAGAR_ANTES_DA_EMISSAO: {
    status: 400,
    br: 'O título {numero} foi emitido em {data}: o vencimento é desse dia em diante.',
    en: 'Payable {numero} was issued on {data}: it falls due on that day or later.',
  },
  VENCIMENTO_PAGAR_IGUAL: {
    status: 400,
    br: 'O título {numero} já vence em {data}.',
    en: 'Payable {numero} already falls due on {data}.',
  },
  TITULO_JA_PAGO: {
    status: 409,
    br: 'O título {numero} já foi pago por {usuario} em {em}.',
    en: 'Payable {numero} was already paid by {usuario} on {em}.',
  },
  TITULO_NAO_SE_PAGA: {
    status: 409,
    br: 'O título {numero} está {situacao} e não se paga mais.',
    en: 'Payable {numero} is {situacao} and is not paid any more.',
  },
  PAGAMENTO_ACIMA_DO_SALDO: {
    status: 400,
    br: 'O título {numero} deve {saldo}: principal e desconto juntos não podem passar disso.',
    en: 'Payable {numero} owes {saldo}: principal and discount together cannot exceed that.',
  },
  PAGAMENTO_FUTURO: {
    status: 400,
    br: 'Um pagamento tem data de hoje ({hoje}) ou anterior.',
    en: 'A payment is dated today ({hoje}) or earlier.',
  },
  PAGAMENTO_SEM_APROVACAO: {
    status: 409,
    br: 'A conta {numero} passa do limite da escola e ainda não foi aprovada por outra pessoa.',
    en: 'Bill {numero} exceeds the limit of the school and was not yet approved by another person.',
  },
  PAGAMENTO_RECUSADO: {
    status: 409,
    br: 'A conta {numero} foi recusada por quem aprova: mude o código ou o vencimento, ou anexe o documento que faltava, e ela pede aprovação de novo; ou cancele os seus títulos (os de uma nota fiscal, pelo estorno da nota).',
    en: 'Bill {numero} was refused by whoever approves: change its code or due date, or attach the document that was missing, and it asks for approval again; or cancel its payables (those of a purchase invoice by reversing the invoice).',
  },
  ACRESCIMO_SEM_APROVACAO: {
    status: 409,
    br: 'De multa e juros, menos o desconto, a conta {numero} leva até mais {livre} sem que outra pessoa veja. Lance o que passa disso como outra conta deste fornecedor: acima do limite da escola, outra pessoa a aprova.',
    en: 'Of fine and interest, less discount, bill {numero} takes up to {livre} more without another person looking. Enter what exceeds that as another bill of this supplier: above the limit of the school another person approves it.',
  },
  TITULO_NO_BANCO: {
    status: 409,
    br: 'O título {numero} está no arquivo {arquivo}, que o banco recebeu para pagar. Importe o retorno, ou cancele o envio antes.',
    en: 'Payable {numero} is in file {arquivo}, which the bank has to pay. Import the return, or cancel the sending first.',
  },
  IMPOSTO_SEM_DESCONTO: {
    status: 409,
    br: 'O título {numero} recolhe imposto retido: a autoridade não dá desconto. Pague o que deve.',
    en: 'Payable {numero} hands over a withheld tax: the authority gives no discount. Pay what it owes.',
  },
  RESTO_NAO_SE_DESCONTA: {
    status: 409,
    br: 'O título {numero} está {situacao}, ou nada dele está pago: só o resto do que se pagou em parte se quita com desconto, e não o de imposto retido. Se nada se deve, cancele o título, ou estorne a nota fiscal de que ele é.',
    en: 'Payable {numero} is {situacao}, or nothing of it is paid: only the rest of what was partly paid is settled as a discount, and not that of a withheld tax. If nothing is owed, cancel it, or reverse the purchase invoice that it is of.',
  },
  PAGAR_NAO_FECHA: {
    status: 409,
    br: 'O valor de uma conta a pagar não fecha com os seus títulos, partes, pagamentos ou arquivos.',
    en: 'The amount of a bill does not tie out with its payables, parts, payments or files.',
  },
  PAGAMENTO_JA_ESTORNADO: { status: 409, br: 'Este pagamento já foi estornado.', en: 'This payment was already reversed.' },
  BAIXA_PAGAR_NAO_ENCONTRADA: { status: 404, br: 'O pagamento não foi encontrado.', en: 'The payment was not found.' },
  TITULO_DE_NOTA_FISCAL: {
    status: 409,
    br: 'O título {numero} veio da nota fiscal {documento}: estorne a nota, e ele é cancelado com ela.',
    en: 'Payable {numero} came from invoice {documento}: reverse the invoice, and it is cancelled with it.',
  },
  CANCELAMENTO_DE_PAGAR: {
    status: 409,
    br: 'Cancelamento não permitido: o título {numero} está {situacao}. Estorne antes o que foi pago.',
    en: 'Cancellation not allowed: payable {numero} is {situacao}. Reverse first what was paid.',
  },
  APROVACAO_DE_QUEM_LANCOU: {
    status: 403,
    br: 'Quem lançou a conta, ou digitou o código pelo qual ela se paga, não a aprova: outra pessoa que pode aprovar pagamentos confere e decide.',
    en: 'Whoever entered the bill, or typed the code by which it is paid, does not approve it: another person who may approve payments checks and decides.',
  },
  CONTA_JA_DECIDIDA: {
    status: 409,
    br: 'A conta {numero} não espera aprovação: está como “{situacao}”.',
    en: 'Bill {numero} does not await approval: it stands as “{situacao}”.',
  },
  CONTA_CANCELADA: {
    status: 409,
    br: 'A conta {numero} foi cancelada por inteiro: não há o que aprovar.',
    en: 'Bill {numero} was cancelled as a whole: there is nothing to approve.',
  },
  RECUSA_SEM_MOTIVO: { status: 400, br: 'Diga por que a conta foi recusada.', en: 'Say why the bill was refused.' },
  RECORRENCIA_SEM_ABERTOS: {
    status: 409,
    br: 'Nenhum título desta conta recorrente está em aberto de {mes} em diante.',
    en: 'No payable of this recurrent bill is open from {mes} on.',
  },
  ANEXOS_DE_PAGAR_DEMAIS: {
    status: 409,
    br: 'Esta conta já tem {n} anexos, o máximo.',
    en: 'This bill already has {n} attachments, the most it takes.',
  },
});
