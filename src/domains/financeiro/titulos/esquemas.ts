import { campo } from '#shared/campos.ts';
import { definirMensagensDeCampo } from '#shared/validacao.ts';

definirMensagensDeCampo({
  TITULO_REPETIDO: { br: 'O mesmo título aparece mais de uma vez', en: 'The same title appears more than once' },
});

/** Most titles of one receipt or one bulk action. */
export const maximoPorRecibo = 100;

/** Most titles settled in one go, of any payers. */
export const maximoPorLote = 500;

/** Most titles that move to another account in one act. */
export const maximoPorMudancaDeConta = 5_000;

export const motivo = campo.texto({ min: 3, max: 300 });
