import { defineErros } from '#shared/erros.ts';

/** Refusals of printing the books. */
export const errosImpressao = defineErros({
  LIVRO_SEM_LANCAMENTOS: {
    status: 409,
    br: 'Não há lançamentos nestes períodos. Escolha outros.',
    en: 'There are no entries in these periods. Choose others.',
  },
  LIVRO_NAO_PRONTO: { status: 409, br: 'O livro ainda está sendo preparado.', en: 'The book is still being prepared.' },
});
