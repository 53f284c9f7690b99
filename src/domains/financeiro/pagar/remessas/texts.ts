import { defineTextos } from '#shared/textos.ts';

/** Texts of payment files and their agreements. */
export const textosRemessaPagar = defineTextos({
  arquivos: { br: 'Arquivos de pagamentos', en: 'Payment files' },
  vazio: { br: 'Nenhum arquivo de pagamentos', en: 'No payment files' },
  vazioTexto: {
    br: 'Escolha títulos na lista e use “Enviar ao banco”: o arquivo diz ao banco o que pagar e em que dia.',
    en: 'Choose payables in the list and use “Send to the bank”: the file tells the bank what to pay, and on which day.',
  },
  arquivo: { br: 'Arquivo', en: 'File' },
  conta: { br: 'Conta', en: 'Account' },
  dataPagamento: { br: 'Dia do pagamento', en: 'Payment day' },
  titulos: { br: 'Títulos', en: 'Payables' },
  total: { br: 'Total', en: 'Total' },
  noBanco: { br: 'No banco', en: 'With the bank' },
  pagos: { br: 'Pagos', en: 'Paid' },
  recusados: { br: 'Recusados', en: 'Refused' },
  conferencia: { br: 'Conferência', en: 'Check' },
  geradaPor: { br: 'Gerado por', en: 'Made by' },
  geradaEm: { br: 'Gerado em', en: 'Made on' },
  titulo: { br: 'Título', en: 'Payable' },
  fornecedor: { br: 'Fornecedor', en: 'Supplier' },
  modo: { br: 'Como se paga', en: 'How it is paid' },
  valor: { br: 'Valor', en: 'Amount' },
  situacao: { br: 'Situação', en: 'Status' },
  aceito: { br: 'Aceito pelo banco', en: 'Taken in by the bank' },
  baixarArquivo: { br: 'Baixar o arquivo', en: 'Download the file' },
  depoisDoVencimento: {
    br: {
      one: 'O título {quais} vence antes deste dia: o arquivo o paga sem multa nem juros. O que o fornecedor cobra a mais se paga à parte.',
      other:
        '{n} títulos vencem antes deste dia ({quais}): o arquivo os paga sem multa nem juros. O que o fornecedor cobra a mais se paga à parte.',
    },
    en: {
      one: 'Payable {quais} falls due before this date: the file pays it without fine or interest. What the supplier charges on top is paid apart.',
      other:
        '{n} payables fall due before this date ({quais}): the file pays them without fine or interest. What the supplier charges on top is paid apart.',
    },
  },
  aguarda: {
    br: 'Este arquivo paga por dados bancários que mudaram e que nenhum arquivo usou ainda, por código trocado depois da aprovação, ou por boleto de outro valor que o saldo: outra pessoa confere antes de ele sair.',
    en: 'This file pays by bank data that changed and that no file paid by yet, by a code swapped after the approval, or by a slip of another amount than the balance: another person checks it before it leaves.',
  },
  conferir: { br: 'Conferi, pode sair', en: 'Checked, it may leave' },
  conferirTitulo: { br: 'Conferir o arquivo {arquivo}?', en: 'Check file {arquivo}?' },
  conferirTexto: {
    br: '{valor} em {n} títulos. Confira com os fornecedores as contas, chaves Pix e códigos que mudaram, e o valor dos boletos.',
    en: '{valor} in {n} payables. Check with the suppliers the accounts, Pix keys and codes that changed, and the amounts of the slips.',
  },
  conferida: { br: 'Arquivo conferido', en: 'File checked' },
  conferidaPor: { br: 'Conferido por {usuario}', en: 'Checked by {usuario}' },
  cancelar: { br: 'Cancelar o envio', en: 'Cancel the sending' },
  cancelarTexto: {
    br: 'Os títulos que ainda esperam o banco voltam a ser pagos de outro jeito. Se o banco já recebeu o arquivo, exclua lá os pagamentos antes.',
    en: 'The payables that still wait for the bank are paid another way again. If the bank has the file already, take the payments out there first.',
  },
  cancelarUm: { br: 'Cancelar o envio de {numero}', en: 'Cancel the sending of {numero}' },
  cancelarUmTexto: {
    br: 'Só este título volta a ser pago de outro jeito. Se o banco já recebeu o arquivo, exclua lá o pagamento antes.',
    en: 'Only this payable is paid another way again. If the bank has the file already, take the payment out there first.',
  },
  cancelado: {
    br: { one: '{n} título saiu do banco', other: '{n} títulos saíram do banco' },
    en: { one: '{n} payable taken back', other: '{n} payables taken back' },
  },
  enviar: { br: 'Enviar ao banco', en: 'Send to the bank' },
  enviarTexto: {
    br: 'O arquivo paga o saldo inteiro de cada título no dia escolhido. Até o retorno do banco, eles não se pagam à mão.',
    en: 'The file pays the whole balance of each payable on the chosen day. Until the bank’s return they are not paid by hand.',
  },
  gerar: { br: 'Gerar arquivo de {valor}', en: 'Make file of {valor}' },
  gerada: { br: 'Arquivo {arquivo} gerado', en: 'File {arquivo} made' },
  geradaAguarda: {
    br: 'Arquivo {arquivo} gerado: outra pessoa confere antes de ele sair',
    en: 'File {arquivo} made: another person checks it before it leaves',
  },
  naoVai: { br: 'Não vai: {porque}', en: 'Does not go: {porque}' },
  outroValor: { br: 'o boleto diz {valor}', en: 'the slip states {valor}' },
  bancoMudou: { br: 'dados bancários mudaram', en: 'bank data changed' },
  semConvenio: {
    br: 'Nenhuma conta tem convênio de pagamento. Cadastre-o na aba “Arquivos ao banco”.',
    en: 'No account has a payment agreement. Register one on the tab “Files to the bank”.',
  },
  convenios: { br: 'Convênios de pagamento', en: 'Payment agreements' },
  convenio: { br: 'Convênio no banco', en: 'Agreement at the bank' },
  convenioAjuda: { br: 'Como o banco o escreve no contrato', en: 'As the bank writes it in the contract' },
  banco: { br: 'Banco', en: 'Bank' },
  formaPagamento: { br: 'Forma de pagamento da baixa', en: 'Payment method of the settlement' },
  homologacao: { br: 'Em homologação no banco', en: 'Being tried out at the bank' },
  ativo: { br: 'Ativo', en: 'Active' },
  proximo: { br: 'Próximo arquivo', en: 'Next file' },
  bancoSemArquivo: { br: 'o Pátio não faz arquivo deste banco', en: 'Pátio makes no file of this bank' },
  editar: { br: 'Convênio de {conta}', en: 'Agreement of {conta}' },
  salvo: { br: 'Convênio gravado', en: 'Agreement saved' },
});
