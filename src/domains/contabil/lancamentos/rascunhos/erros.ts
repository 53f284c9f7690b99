import { defineErros } from '#shared/erros.ts';

/** Refusals of drafts and models. */
export const errosRascunho = defineErros({
  MODELO_CONTABIL_NAO_ENCONTRADO: { status: 404, br: 'O modelo de lançamento não foi encontrado.', en: 'The entry model was not found.' },
  MODELO_CONTABIL_REPETIDO: { status: 409, br: 'Já existe um modelo com este nome.', en: 'A model with this name already exists.' },
});
