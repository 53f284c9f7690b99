import { defineErros } from '#shared/erros.ts';

/** Refusals of this room. */
export const errosCaixa = defineErros({
  PERIODO_FINANCEIRO_FECHADO: {
    status: 409,
    br: 'O período financeiro da conta {conta} está fechado em {data}. Reabra o período ou escolha outra data.',
    en: 'The financial period of account {conta} is closed on {data}. Reopen the period or choose another date.',
  },
  SEM_PERIODO_FINANCEIRO: {
    status: 409,
    br: 'A conta {conta} não tem período financeiro em {data}. Abra um período em Financeiro › Período financeiro.',
    en: 'Account {conta} has no financial period on {data}. Open one in Finance › Financial period.',
  },
  CONTA_DESCONHECIDA: { status: 404, br: 'A conta indicada não foi encontrada.', en: 'The account was not found.' },
  PERIODO_FINANCEIRO_NAO_ENCONTRADO: {
    status: 404,
    br: 'O período financeiro não foi encontrado.',
    en: 'The financial period was not found.',
  },
  PERIODO_FINANCEIRO_SOBREPOSTO: {
    status: 409,
    br: 'Já existe um período desta conta que inclui alguma destas datas.',
    en: 'A period of this account already covers some of these dates.',
  },
  PERIODO_FINANCEIRO_NO_MEIO: {
    status: 409,
    br: 'Os períodos de uma conta não deixam dias de fora, e há outros antes e depois deste.',
    en: 'The periods of an account leave no day out, and there are others before and after this one.',
  },
  PERIODO_FINANCEIRO_FORA_DE_ORDEM: {
    status: 409,
    br: 'Feche os períodos em ordem e reabra na ordem inversa: o período de {periodo} impede esta ação.',
    en: 'Close periods in order and reopen them in reverse order: the period of {periodo} stands against it.',
  },
  PERIODO_FINANCEIRO_COM_MOVIMENTO: {
    status: 409,
    br: 'Este período já teve movimentos ou fechamento e não pode ser excluído.',
    en: 'This period already had entries or a closing and cannot be deleted.',
  },
  LANCAMENTO_REPETIDO: { status: 409, br: 'Este movimento já foi lançado no caixa.', en: 'This movement was already entered.' },
  LANCAMENTO_JA_ESTORNADO: { status: 409, br: 'Este lançamento já foi estornado.', en: 'This entry was already reversed.' },
  LANCAMENTO_FUTURO: {
    status: 400,
    br: 'O dinheiro só é lançado quando se move: a data não pode passar de hoje, {hoje}.',
    en: 'Money is entered when it moves: the date cannot be after today, {hoje}.',
  },
  LIQUIDACAO_JA_DESFEITA: {
    status: 409,
    br: 'Esta liquidação já foi desfeita por {usuario} em {em}.',
    en: 'This settlement was already undone by {usuario} on {em}.',
  },
  RECEBIMENTO_JA_LIQUIDADO: {
    status: 409,
    br: 'Este recebimento já foi liquidado ou estornado.',
    en: 'This receipt was already settled or reversed.',
  },
  RECEBIMENTO_INCOERENTE: {
    status: 409,
    br: 'O recebimento a liquidar não fecha com os seus lançamentos.',
    en: 'The receipt to be settled does not tie out with its entries.',
  },
  PERIODO_FINANCEIRO_SEM_MUDANCA: {
    status: 409,
    br: 'A situação de um período só muda com o fechamento ou a reabertura dele.',
    en: 'The state of a period changes only with its closing or reopening.',
  },
  CONTAGEM_NAO_FECHA: {
    status: 409,
    br: 'A soma do que foi contado por forma de pagamento não é o saldo informado.',
    en: 'The sum of what was counted by payment method is not the informed balance.',
  },
  CONCILIACAO_FECHADA: {
    status: 409,
    br: 'A conciliação desta conta está fechada até {ate}. Reabra-a primeiro.',
    en: 'The reconciliation of this account is closed until {ate}. Reopen it first.',
  },
});
