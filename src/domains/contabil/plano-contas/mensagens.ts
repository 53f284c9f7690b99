import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Field messages of the chart. */
definirMensagensDeCampo({
  CENTRO_SO_EM_RESULTADO: {
    br: 'Só contas analíticas de receita ou despesa pedem centro de custo',
    en: 'Only analytic accounts of revenue or expense ask for a cost centre',
  },
  MASCARA_INVALIDA: {
    br: 'Use noves e pontos, de dois a oito níveis: 9.9.99.999',
    en: 'Use nines and points, two to eight levels: 9.9.99.999',
  },
});
