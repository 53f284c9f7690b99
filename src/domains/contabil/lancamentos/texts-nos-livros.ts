import { defineTextos } from '#shared/textos.ts';

/** Texts of the way from a record of another room to its entries: few, so that its window does not fetch those of the whole room. */
export const textosNosLivros = defineTextos({
  nosLivros: { br: 'Nos livros', en: 'In the books' },
  verLancamentos: { br: 'Ver lançamentos contábeis', en: 'See ledger entries' },
  ver: { br: 'Ver', en: 'See' },
});
