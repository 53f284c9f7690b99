import { defineTextos } from '#shared/textos.ts';

/** Texts of receivable titles. */
export const textosTitulos = defineTextos({
  numero: { br: 'Título', en: 'Title' },
  aluno: { br: 'Aluno', en: 'Student' },
  pagador: { br: 'Responsável', en: 'Payer' },
  turma: { br: 'Turma', en: 'Class' },
  descricao: { br: 'Descrição', en: 'Description' },
  vencimento: { br: 'Vencimento', en: 'Due date' },
  valor: { br: 'Valor', en: 'Amount' },
  descontoIncondicional: { br: 'Desconto incondicional', en: 'Unconditional discount' },
  descontoCondicional: { br: 'Desconto até o vencimento', en: 'Discount until due' },
  recebido: { br: 'Recebido', en: 'Received' },
  saldo: { br: 'Saldo', en: 'Balance' },
  devidoHoje: { br: 'Devido hoje', en: 'Due today' },
  situacao: { br: 'Situação', en: 'State' },
  portal: { br: 'Portal', en: 'Portal' },
  liberado: { br: 'Liberado', en: 'Shown' },
  bloqueado: { br: 'Bloqueado', en: 'Hidden' },
  conta: { br: 'Conta', en: 'Account' },
  formaPagamento: { br: 'Forma de pagamento', en: 'Payment method' },
  contrato: { br: 'Contrato', en: 'Contract' },
  emissao: { br: 'Emissão', en: 'Issue date' },
});
