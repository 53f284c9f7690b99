import { definirMensagensDeCampo } from '#shared/validacao.ts';
import './erros.ts';

// What fields of an invoice are refused by.
definirMensagensDeCampo({
  ENTRADA_ANTES_DA_EMISSAO: { br: 'A entrada não pode ser anterior à emissão', en: 'The entry cannot be before the issue date' },
  ENTRADA_DEPOIS_DO_VENCIMENTO: {
    br: 'A entrada não pode ser posterior ao primeiro vencimento. Venceu antes de chegar? Mude esse vencimento para o dia da entrada',
    en: 'The entry cannot be after the first due date. It fell due before it came? Change that due date to the day of the entry',
  },
  PARCELAS_NAO_CALCULADAS: { br: 'Calcule as parcelas antes de salvar', en: 'Calculate the installments before saving' },
  PARCELAS_NAO_FECHAM: {
    br: 'As parcelas devem somar o total da nota: calcule de novo, ou corrija a última',
    en: 'The installments must add up to the total of the invoice: calculate again, or correct the last one',
  },
  CHAVE_DE_ACESSO_INVALIDA: {
    br: 'A chave não confere: um dígito está errado ou falta (a NF-e tem 44, a NFS-e tem 50)',
    en: 'The key does not check: a digit is wrong or missing (an NF-e has 44, an NFS-e 50)',
  },
  CHAVE_DE_OUTRA_NOTA: {
    br: 'A chave é de outra nota: número, série, modelo ou mês da emissão não são estes',
    en: 'The key is of another invoice: number, series, model or month of issue differ',
  },
  QUANTIDADE_NO_ESTOQUE: {
    br: 'Com este fator a quantidade que entra no estoque é zero, ou grande demais',
    en: 'By this factor the quantity that enters stock is zero, or too large',
  },
  DESCONTO_ACIMA_DO_VALOR: { br: 'O desconto passa do valor', en: 'The discount exceeds the amount' },
  NOTA_SEM_VALOR: { br: 'O total da nota deve ser maior que zero', en: 'The total of the invoice must be above zero' },
  DEPOSITO_DA_NOTA: { br: 'Há itens para o estoque: diga em que depósito entram', en: 'There are items for stock: tell which warehouse' },
  PRODUTO_FORA_DO_ESTOQUE: { br: 'Este item não vai para o estoque', en: 'This item does not go to stock' },
  VENCIMENTOS_FORA_DE_ORDEM: {
    br: 'Cada parcela vence com a anterior ou depois dela',
    en: 'Each installment falls due with the one before or after it',
  },
});
