import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Field messages of seasons. */
definirMensagensDeCampo({
  FIM_ANTES_DO_INICIO: { br: 'O fim não pode ser anterior ao início', en: 'The end cannot be before the beginning' },
  TEMPORADA_LONGA: { br: 'Uma temporada dura no máximo {dias} dias', en: 'A season lasts {dias} days at most' },
  TEMPORADA_SEM_PEDIDO: {
    br: 'Escolha ao menos um dado, um documento ou a ficha de saúde',
    en: 'Choose at least one field, one document or the health form',
  },
});
