import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Field messages of drafts and models. */
definirMensagensDeCampo({
  RECORRENCIA_INCOMPLETA: {
    br: 'Para repetir a cada mês informe o dia e desde quando',
    en: 'To repeat each month enter the day and since when',
  },
  RECORRENCIA_INVERTIDA: { br: 'O fim não pode vir antes do começo', en: 'The end cannot come before the beginning' },
});
