import { defineErros } from '#shared/erros.ts';

/** Refusals of messages. */
export const errosRecado = defineErros({
  RECADO_SEM_DOCENTE: {
    status: 409,
    br: 'Ninguém leciona em {nome} hoje. Escolha outro destino, ou informe antes quem leciona em docentes do período.',
    en: 'Nobody teaches in {nome} today. Choose somebody else, or say first who teaches there in teachers of the period.',
  },
  RECADO_DE_OUTRO_DIARIO: {
    status: 400,
    br: '{diario} não é um diário de quem recebe o recado. Escolha um diário de {nome}, ou envie sem diário.',
    en: '{diario} is not a diary of whoever receives the message. Choose a diary of {nome}, or send it without one.',
  },
});
