import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Messages of what one asks of rolls, the same in the browser and in the server's answer. */
export const mensagensDaChamada = definirMensagensDeCampo({
  QUADRO_LONGO: { br: 'Olhe no máximo {dias} dias de cada vez', en: 'Look at {dias} days at most at once' },
});
