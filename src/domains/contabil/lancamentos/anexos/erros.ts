import { defineErros } from '#shared/erros.ts';

/** Refusals of documents of entries. */
export const errosAnexoContabil = defineErros({
  ANEXOS_DE_LANCAMENTO_DEMAIS: {
    status: 409,
    br: 'Este lançamento já tem {n} documentos.',
    en: 'This entry already has {n} documents.',
  },
});
