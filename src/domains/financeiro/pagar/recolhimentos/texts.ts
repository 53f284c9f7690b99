import { defineTextos } from '#shared/textos.ts';

/** Texts of withheld taxes that are handed over. */
export const textosRecolhimento = defineTextos({
  aRecolher: { br: 'A recolher', en: 'To be collected' },
  aRecolherTexto: {
    br: 'O que foi retido dos fornecedores e ainda se deve a quem recolhe, por código e mês. Escolha e gere um título a pagar de cada um.',
    en: 'What was withheld of suppliers and is still owed to who collects it, by code and month. Choose, and make a payable of each.',
  },
  total: { br: 'A recolher, ao todo', en: 'To be collected, in all' },
  logo: { br: 'Vencido ou vence em {dias} dias', en: 'Overdue or due within {dias} days' },
  nadaARecolher: { br: 'Nada a recolher', en: 'Nothing to be collected' },
  nadaARecolherTexto: {
    br: 'O que se retém nos títulos a pagar aparece aqui, e se recolhe depois que o mês termina.',
    en: 'What is withheld of payables shows here, and is collected after its month ends.',
  },
  imposto: { br: 'Imposto', en: 'Tax' },
  mes: { br: 'Mês', en: 'Month' },
  aQuem: { br: 'A quem se recolhe', en: 'Paid to' },
  semDestinatario: { br: 'diga no imposto a quem se recolhe', en: 'say on the tax whom it is paid to' },
  mesAberto: { br: 'o mês ainda não terminou', en: 'the month has not ended' },
  vencimento: { br: 'Vencimento', en: 'Due date' },
  valor: { br: 'Valor', en: 'Amount' },
  deTitulos: { br: { one: 'de {n} título', other: 'de {n} títulos' }, en: { one: 'of {n} payable', other: 'of {n} payables' } },
  menosCompensado: { br: 'menos {valor} a compensar', en: 'less {valor} to be offset' },
  vencido: { br: 'vencido', en: 'overdue' },
  escolher: { br: 'Recolher {imposto} de {mes}', en: 'Collect {imposto} of {mes}' },
  recolher: {
    br: { one: 'Gerar {n} título de {valor}', other: 'Gerar {n} títulos de {valor}' },
    en: { one: 'Make {n} payable of {valor}', other: 'Make {n} payables of {valor}' },
  },
  comoSePaga: { br: 'Como se paga', en: 'How it is paid' },
  categoria: { br: 'Categoria', en: 'Category' },
  categoriaAjuda: {
    br: 'Use uma categoria só de impostos retidos: a despesa já está na conta do fornecedor, pelo valor bruto.',
    en: 'Use a category of withheld taxes alone: the expense already stands in the bill of the supplier, by its gross amount.',
  },
  conta: { br: 'Conta', en: 'Account' },
  formaPagamento: { br: 'Forma de pagamento', en: 'Payment method' },
  gerados: {
    br: { one: '{n} título a pagar gerado', other: '{n} títulos a pagar gerados' },
    en: { one: '{n} payable made', other: '{n} payables made' },
  },
  aguardaAprovacao: {
    br: 'Passa do limite da escola: outra pessoa aprova antes de pagar.',
    en: 'Exceeds the limit of the school: another person approves before it is paid.',
  },
  aCompensar: { br: 'A compensar', en: 'To be offset' },
  aCompensarTexto: {
    br: 'Recolhido de títulos cancelados depois: desconta-se por inteiro do próximo recolhimento do mesmo código que for maior.',
    en: 'Collected of payables that were cancelled after: taken whole off the next collection of the same code that is larger.',
  },
  titulo: { br: 'Título', en: 'Payable' },
  situacao: { br: 'Situação', en: 'Status' },
  recolhidos: { br: 'Recolhimentos gerados', en: 'Collections made' },
  jaRecolhido: { br: 'Já recolhido por fora', en: 'Already collected elsewhere' },
  jaRecolhidoTexto: {
    br: {
      one: 'O imposto marcado, de {valor}, deixa de constar a recolher, sem título e sem pagamento: nada entra no caixa nem nos livros. Lance à parte o que foi pago, se ainda falta.',
      other:
        'Os {n} impostos marcados, de {valor}, deixam de constar a recolher, sem título e sem pagamento: nada entra no caixa nem nos livros. Lance à parte o que foi pago, se ainda falta.',
    },
    en: {
      one: 'The chosen tax, of {valor}, is no longer to be collected, without payable or payment: neither cash book nor books change. Enter what was paid apart, if it is still missing.',
      other:
        'The {n} chosen taxes, of {valor}, are no longer to be collected, without payable or payment: neither cash book nor books change. Enter what was paid apart, if it is still missing.',
    },
  },
  recolhidoEm: { br: 'Recolhido em', en: 'Collected on' },
  comoSeSabe: { br: 'Como se sabe', en: 'How it is known' },
  comoSeSabeAjuda: {
    br: 'A guia, quem pagou, ou o título em que foi pago',
    en: 'The form, who paid it, or the payable in which it was paid',
  },
  confirmarRecolhido: { br: 'Marcar como já recolhido', en: 'Mark as already collected' },
  marcados: {
    br: { one: '{n} imposto marcado como já recolhido', other: '{n} impostos marcados como já recolhidos' },
    en: { one: '{n} tax marked as already collected', other: '{n} taxes marked as already collected' },
  },
  externos: { br: 'Recolhidos por fora', en: 'Collected elsewhere' },
  desfazer: { br: 'Desfazer', en: 'Undo' },
  desfazerTitulo: { br: '{imposto} de {mes} não foi recolhido', en: '{imposto} of {mes} was not collected' },
  desfazerTexto: { br: 'Os {valor} voltam a constar a recolher.', en: 'The {valor} are to be collected again.' },
  desfeito: { br: 'Desfeito: o imposto está de novo a recolher', en: 'Undone: the tax is to be collected again' },
  desfeitoPor: { br: 'Desfeito por {usuario}: {motivo}', en: 'Undone by {usuario}: {motivo}' },
});
