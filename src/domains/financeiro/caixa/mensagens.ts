import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Field messages of this room's rules. */
export const mensagensDeCaixa = definirMensagensDeCampo({
  PERIODO_FINANCEIRO_INVERTIDO: {
    br: 'A data inicial não pode ser maior que a data final',
    en: 'The start date cannot exceed the end date',
  },
});
