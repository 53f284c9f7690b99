import { defineErros } from '#shared/erros.ts';

/** Refusals of the conciliação of bank statements. */
export const errosConciliacao = defineErros({
  CONCILIACAO_NAO_ENCONTRADA: {
    status: 404,
    br: 'A conciliação não foi encontrada: talvez já tenha sido desfeita.',
    en: 'The reconciliation was not found: it may have been undone already.',
  },
  LINHA_NAO_ENCONTRADA: { status: 404, br: 'A linha do extrato não foi encontrada.', en: 'The line of the statement was not found.' },
  MOVIMENTO_NAO_ENCONTRADO: {
    status: 404,
    br: 'O lançamento não foi encontrado nesta conta.',
    en: 'The entry was not found in this account.',
  },
  LINHA_JA_CONCILIADA: {
    status: 409,
    br: 'A linha “{linha}” já foi conciliada por {usuario} em {em}.',
    en: 'The line “{linha}” was already reconciled by {usuario} on {em}.',
  },
  MOVIMENTO_JA_CONCILIADO: {
    status: 409,
    br: 'O lançamento nº {numero} já foi conciliado por {usuario} em {em}.',
    en: 'Entry no. {numero} was already reconciled by {usuario} on {em}.',
  },
  CONCILIACAO_NAO_FECHA: {
    status: 409,
    br: 'As linhas do extrato somam {linhas} e os lançamentos {lancamentos}: faltam {diferenca}.',
    en: 'The lines of the statement come to {linhas} and the entries to {lancamentos}: {diferenca} are missing.',
  },
  CONCILIACAO_SOZINHA: {
    status: 400,
    br: 'Escolha o que casa com o quê: linhas e lançamentos, ou os que se anulam entre si.',
    en: 'Choose what matches what: lines and entries, or those that cancel each other.',
  },
  CONCILIACAO_REPETIDA: {
    status: 400,
    br: 'A mesma linha ou o mesmo lançamento aparece duas vezes no pedido.',
    en: 'The same line or the same entry stands twice in the request.',
  },
  LINHA_ILEGIVEL: {
    status: 409,
    br: 'O valor da linha “{linha}” não pode ser lido (“{escrito}”): confira no banco e informe o valor dela.',
    en: 'The amount of line “{linha}” cannot be read (“{escrito}”): check with the bank and state its amount.',
  },
  LINHA_LEGIVEL: {
    status: 409,
    br: 'O valor da linha “{linha}” é o que o banco escreveu, e não se informa outro.',
    en: 'The amount of line “{linha}” is what the bank wrote: no other is stated.',
  },
  CONCILIACAO_PENDENTE: {
    status: 409,
    br: 'Há linhas do extrato até este dia que ninguém conciliou nem ignorou ({linhas}).',
    en: 'There are lines of the statement until this day that nobody reconciled or ignored ({linhas}).',
  },
  CONCILIACAO_DIVERGENTE: {
    status: 409,
    br: 'O saldo do banco difere do dos livros em {diferenca} sem explicação. Leia o extrato dos dias que faltam, desfaça o que foi ignorado por engano ou corrija o saldo informado.',
    en: 'The balance of the bank differs from that of the books by {diferenca} without explanation. Read the statement of the missing days, undo what was ignored by mistake, or correct the informed balance.',
  },
  CONCILIACAO_DIA_ABERTO: {
    status: 409,
    br: 'O dia {dia} ainda não acabou: feche a conciliação até {ontem}.',
    en: 'Day {dia} is not over yet: close the reconciliation until {ontem}.',
  },
  CONCILIACAO_SEM_EXTRATO: {
    status: 409,
    br: 'Nenhum extrato lido desta conta alcança este dia.',
    en: 'No statement read of this account reaches this day.',
  },
  CONCILIACAO_FORA_DE_ORDEM: {
    status: 409,
    br: 'Só o último fechamento da conta pode ser reaberto.',
    en: 'Only the last closing of the account can be reopened.',
  },
  CONCILIACAO_JA_REABERTA: { status: 409, br: 'Este fechamento já foi reaberto.', en: 'This closing was already reopened.' },
  FECHAMENTO_NAO_ENCONTRADO: { status: 404, br: 'O fechamento não foi encontrado.', en: 'The closing was not found.' },
});
