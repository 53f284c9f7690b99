import { defineErros } from '#shared/erros.ts';

/** Refusals of this room. */
export const errosCobranca = defineErros({
  CARTA_NAO_ENCONTRADA: { status: 404, br: 'A carta não foi encontrada.', en: 'The letter was not found.' },
  MODELO_NAO_ENCONTRADO: { status: 404, br: 'O modelo de carta não foi encontrado.', en: 'The letter template was not found.' },
  DEGRAU_NAO_ENCONTRADO: { status: 404, br: 'O degrau da régua não foi encontrado.', en: 'The step of the ladder was not found.' },
  MODELO_REPETIDO: { status: 409, br: 'Já existe um modelo com este nome.', en: 'There is already a template with this name.' },
  MODELO_INATIVO: { status: 409, br: 'O modelo {nome} está inativo.', en: 'Template {nome} is inactive.' },
  MODELO_EM_USO: {
    status: 409,
    br: 'O modelo é de um degrau ativo da régua: troque o modelo do degrau antes de desativar.',
    en: 'The template belongs to an active step of the ladder: change the step before deactivating it.',
  },
  DEGRAU_REPETIDO: {
    status: 409,
    br: 'Já existe um degrau ativo com {dias} {dias:dia|dias} de atraso.',
    en: 'There is already an active step at {dias} {dias:day|days} late.',
  },
  MEDIDA_ANTES_DO_PRAZO: {
    status: 409,
    br: 'O modelo {nome} fala de negativação: só pode ser usado a partir de {dias} {dias:dia|dias} de atraso.',
    en: 'Template {nome} speaks of credit bureaus: it may only be used from {dias} {dias:day|days} late on.',
  },
  MEDIDA_JUDICIAL_ANTES_DO_PRAZO: {
    status: 409,
    br: 'O modelo {nome} fala de protesto ou de medida judicial: só pode ser usado a partir de {dias} {dias:dia|dias} de atraso.',
    en: 'Template {nome} speaks of protest or legal action: it may only be used from {dias} {dias:day|days} late on.',
  },
  MODELO_FORA_DOS_LIMITES: {
    status: 409,
    br: 'O modelo {nome} não cumpre o que uma carta precisa dizer ({falta}). Corrija o modelo antes de usá-lo.',
    en: 'Template {nome} does not meet what a letter must say ({falta}). Correct it before using it.',
  },
  CARTA_JA_ENVIADA: {
    status: 409,
    br: 'Quem você escolheu já recebeu uma carta hoje: é uma por dia, por qualquer meio e com qualquer texto. Tente amanhã.',
    en: 'Those you chose already got a letter today: one a day, whichever way and text. Try tomorrow.',
  },
  DIVIDA_PEQUENA: {
    status: 409,
    br: 'Quem você escolheu deve menos de {minimo}: por tão pouco não se escreve uma carta.',
    en: 'Those you chose owe less than {minimo}: no letter is written for so little.',
  },
  DEBITO_CONTESTADO: {
    status: 409,
    br: 'O que quem você escolheu deve está contestado em juízo: a escola não cobra por carta. Encerre a contestação em Quitação anual, se ela terminou.',
    en: 'What those you chose owe is contested in court: the school does not collect it by letter. End the dispute under Annual settlement if it is over.',
  },
  PAGAMENTO_ESPERANDO: {
    status: 409,
    br: 'O que quem você escolheu deve tem um pagamento esperando em Gerenciar boletos › Exceções: trate-o antes de cobrar de novo.',
    en: 'What those you chose owe has a payment waiting in Boleto management › Exceptions: deal with it before charging again.',
  },
  CARTA_NAO_FALHOU: {
    status: 409,
    br: 'Só uma carta cujo e-mail falhou pode ser enviada de novo.',
    en: 'Only a letter whose mail failed may be sent again.',
  },
  SEM_CARTAS: {
    status: 409,
    br: 'Não há carta a enviar: ninguém da escolha deve um título vencido que possa ser cobrado.',
    en: 'There is no letter to send: nobody in the choice owes an overdue title that may be collected.',
  },
  CARTA_REPETIDA: {
    status: 409,
    br: 'Algum destes responsáveis já recebeu uma carta hoje. Atualize a proposta.',
    en: 'One of these payers already got a letter today. Refresh the proposal.',
  },
  CARTA_PARADA_PAGO: { status: 409, br: 'Pago antes do envio: a carta não saiu.', en: 'Paid before it left: the letter was not sent.' },
  CARTA_PARADA_ACORDO: {
    status: 409,
    br: 'Renegociado antes do envio: a carta não saiu.',
    en: 'Renegotiated before it left: the letter was not sent.',
  },
  CARTA_PARADA_FALECIMENTO: { status: 409, br: 'A carta não saiu por falecimento.', en: 'The letter was not sent because of a death.' },
  CARTA_PARADA_CONTESTADO: {
    status: 409,
    br: 'O débito está contestado em juízo: a carta não saiu.',
    en: 'The debt is contested in court: the letter was not sent.',
  },
  CARTA_PARADA_PAGAMENTO_NA_FILA: {
    status: 409,
    br: 'Um pagamento do débito espera em Exceções: a carta não saiu.',
    en: 'A payment of the debt waits in Exceptions: the letter was not sent.',
  },
  CARTA_PARADA_ABAIXO_DO_MINIMO: {
    status: 409,
    br: 'O que resta a cobrar é menos que o mínimo de uma carta: ela não saiu.',
    en: 'What is left to collect is less than the least of a letter: it was not sent.',
  },
  CARTA_PARADA_MODELO: {
    status: 409,
    br: 'O modelo já não cumpria os limites: a carta não saiu.',
    en: 'The template no longer met the limits: the letter was not sent.',
  },
  CARTA_PARADA_PRAZO: {
    status: 409,
    br: 'O atraso é menor do que o aviso exige: a carta não saiu.',
    en: 'The debt is not late enough for this notice: the letter was not sent.',
  },
  CARTA_PARADA_SEM_EMAIL: { status: 409, br: 'O responsável não tem e-mail.', en: 'The payer has no e-mail.' },
  LOTE_SEM_ARQUIVO: { status: 409, br: 'O PDF deste lote ainda não está pronto.', en: 'The PDF of this batch is not ready yet.' },
  CARTA_NAO_ENVIADA: { status: 409, br: 'Esta carta ainda não foi escrita.', en: 'This letter was not written yet.' },
});
