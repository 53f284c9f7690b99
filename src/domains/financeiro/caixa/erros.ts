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
  PERIODO_FINANCEIRO_LACUNA: {
    status: 409,
    br: 'Os períodos de uma conta não deixam dias de fora: este deve começar em {data}.',
    en: 'The periods of an account leave no day out: this one must start on {data}.',
  },
  PERIODO_FINANCEIRO_LACUNA_DEPOIS: {
    status: 409,
    br: 'Os períodos de uma conta não deixam dias de fora: este vem antes dos outros e deve terminar em {data}.',
    en: 'The periods of an account leave no day out: this one comes before the others and must end on {data}.',
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
  PERIODO_FINANCEIRO_ANTES_DE_FECHADO: {
    status: 409,
    br: 'O período de {periodo} desta conta está fechado: nenhum outro começa antes dele.',
    en: 'The period of {periodo} of this account is closed: no other begins before it.',
  },
  PERIODO_FINANCEIRO_JA_FECHADO: { status: 409, br: 'Este período já está fechado.', en: 'This period is already closed.' },
  PERIODO_FINANCEIRO_NAO_FECHADO: {
    status: 409,
    br: 'Só um período fechado pode ser reaberto.',
    en: 'Only a closed period can be reopened.',
  },
  PERIODO_FINANCEIRO_EM_CURSO: {
    status: 409,
    br: 'Este período vai até {data} e ainda não terminou: feche só até hoje, ou o período inteiro a partir desse dia.',
    en: 'This period runs until {data} and is not over: close it until today only, or whole from that day on.',
  },
  PERIODO_FINANCEIRO_COM_MOVIMENTO: {
    status: 409,
    br: 'Este período já teve movimentos ou fechamento e não pode ser excluído.',
    en: 'This period already had entries or a closing and cannot be deleted.',
  },
  SALDO_DIVERGENTE: {
    status: 409,
    br: 'O saldo informado ({informado}) difere do calculado ({calculado}) em {diferenca}. Confira os lançamentos ou feche com um ajuste justificado.',
    en: 'The informed balance ({informado}) differs from the computed one ({calculado}) by {diferenca}. Check the entries or close with a justified adjustment.',
  },
  CONTAGEM_DIVERGENTE: {
    status: 409,
    br: 'O total confere, mas a divisão não: em {forma} foram contados {contado} e são esperados {esperado}. Confira a contagem ou feche com um ajuste justificado.',
    en: 'The total ties, its parts do not: {contado} counted in {forma}, {esperado} expected. Check the count or close with a justified adjustment.',
  },
  LANCAMENTO_REPETIDO: { status: 409, br: 'Este movimento já foi lançado no caixa.', en: 'This movement was already entered.' },
  LANCAMENTO_JA_ESTORNADO: { status: 409, br: 'Este lançamento já foi estornado.', en: 'This entry was already reversed.' },
  LANCAMENTO_FUTURO: {
    status: 400,
    br: 'O dinheiro só é lançado quando se move: a data não pode passar de hoje, {hoje}.',
    en: 'Money is entered when it moves: the date cannot be after today, {hoje}.',
  },
  CATEGORIA_NAO_SERVE: {
    status: 400,
    br: 'A categoria {nome} é do outro sentido: escolha uma que sirva a este tipo de lançamento.',
    en: 'Category {nome} is for the other direction: choose one that fits this kind of entry.',
  },
  REFERENCIA_INATIVA: {
    status: 400,
    br: 'O cadastro indicado não existe ou está inativo.',
    en: 'The record pointed at does not exist or is inactive.',
  },
  LANCAMENTO_MANUAL_NAO_ENCONTRADO: { status: 404, br: 'O lançamento não foi encontrado.', en: 'The entry was not found.' },
  LANCAMENTO_MANUAL_ESTORNADO: {
    status: 409,
    br: 'Este lançamento já foi estornado por {usuario} em {em}.',
    en: 'This entry was already reversed by {usuario} on {em}.',
  },
  NADA_A_LIQUIDAR: {
    status: 409,
    br: 'Nada está previsto para até {data} com estes filtros.',
    en: 'Nothing is expected until {data} with these filters.',
  },
  LIQUIDACAO_MUDOU: {
    status: 409,
    br: 'O que há a liquidar mudou enquanto você conferia: agora {quantidade:é|são} {quantidade} {quantidade:recebimento|recebimentos}, {bruto} com {taxa} de taxas. Confira de novo.',
    en: 'What is to be settled changed while you checked: now {quantidade} {quantidade:receipt|receipts}, {bruto} with {taxa} of fees. Check again.',
  },
  LIQUIDACAO_GRANDE: {
    status: 400,
    br: 'São mais de {maximo} recebimentos de uma vez: escolha uma data anterior, uma conta ou uma forma.',
    en: 'More than {maximo} receipts at once: choose an earlier date, an account or a method.',
  },
  LIQUIDACAO_ANTERIOR: {
    status: 409,
    br: 'Há pagamento de {data} entre os escolhidos: o dinheiro não pode ter chegado antes dele.',
    en: 'There is a payment of {data} among those chosen: the money cannot have arrived before it.',
  },
  LIQUIDACAO_NAO_ENCONTRADA: { status: 404, br: 'A liquidação não foi encontrada.', en: 'The settlement was not found.' },
  LIQUIDACAO_JA_DESFEITA: {
    status: 409,
    br: 'Esta liquidação já foi desfeita por {usuario} em {em}.',
    en: 'This settlement was already undone by {usuario} on {em}.',
  },
  LIQUIDACAO_TODA_ESTORNADA: {
    status: 409,
    br: 'Todos os recebimentos desta liquidação já foram estornados: não resta o que desfazer.',
    en: 'All receipts of this settlement were already reversed: nothing is left to undo.',
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
  PERIODO_FINANCEIRO_CORTE_INVALIDO: {
    status: 400,
    br: 'Este período vai de {inicio} a {fim}: escolha um dia dele, até hoje, para fechar.',
    en: 'This period runs from {inicio} to {fim}: choose a day of it, until today, to close at.',
  },
  PERIODO_FINANCEIRO_SEM_MUDANCA: {
    status: 409,
    br: 'A situação de um período só muda com o fechamento ou a reabertura dele.',
    en: 'The state of a period changes only with its closing or reopening.',
  },
  CONTAGEM_INCOMPLETA: {
    status: 409,
    br: 'A conferência por forma de pagamento não corresponde ao que se moveu no período. Confira de novo.',
    en: 'The count by payment method does not match what moved in the period. Check again.',
  },
  CONTAGEM_NAO_FECHA: {
    status: 409,
    br: 'A soma do que foi contado por forma de pagamento não é o saldo informado.',
    en: 'The sum of what was counted by payment method is not the informed balance.',
  },
});
