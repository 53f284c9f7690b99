import { defineErros } from '#shared/erros.ts';

/** Refusals of payments that a bank tells. */
export const errosDoBanco = defineErros({
  DISPENSA_SEM_MOTIVO: {
    status: 400,
    br: 'Quitar o título {numero} com {valor} dispensa {falta}: diga por quê.',
    en: 'Settling title {numero} with {valor} waives {falta}: say why.',
  },
  VALOR_DIVERGENTE: {
    status: 409,
    br: 'O banco recebeu {valor} do título {numero}, que devia {devido} nesse dia: a diferença passa da tolerância de {tolerancia}.',
    en: 'The bank received {valor} for title {numero}, which owed {devido} on that day: the difference is over the tolerance of {tolerancia}.',
  },
});
