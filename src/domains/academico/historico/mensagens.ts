import { definirMensagensDeCampo } from '#shared/mensagens-de-campo.ts';

/** Field messages of this room. */
definirMensagensDeCampo({
  INEP_INVALIDO: { br: 'O código INEP tem 8 dígitos', en: 'The INEP code has 8 digits' },
  EXTERIOR_SEM_CODIGO: { br: 'Uma escola do exterior não tem este código', en: 'A school abroad does not have this code' },
});
