import { ufs } from '#shared/listas/ufs.ts';

/** The states by abbreviation, which is how forms are filled in. */
export const opcoesUf = ufs.map(({ valor }) => ({ valor, rotulo: valor }));
