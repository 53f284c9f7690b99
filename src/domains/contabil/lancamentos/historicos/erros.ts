import { defineErros } from '#shared/erros.ts';

/** Refusals of históricos padrão. */
export const errosHistorico = defineErros({
  HISTORICO_PADRAO_NAO_ENCONTRADO: { status: 404, br: 'O histórico padrão não foi encontrado.', en: 'The standard text was not found.' },
  HISTORICO_PADRAO_REPETIDO: {
    status: 409,
    br: 'Já existe um histórico padrão com este número.',
    en: 'A standard text with this number already exists.',
  },
});
