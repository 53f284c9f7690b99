import { definirLista } from '#shared/listas/opcao.ts';

/** Who keeps a school. One abroad has neither CNPJ, INEP code nor state. */
export const redes = definirLista(
  { valor: 'privada', br: 'Privada', en: 'Private' },
  { valor: 'municipal', br: 'Municipal', en: 'Municipal' },
  { valor: 'estadual', br: 'Estadual', en: 'State' },
  { valor: 'federal', br: 'Federal', en: 'Federal' },
  { valor: 'exterior', br: 'Do exterior', en: 'Abroad' },
);
export type Rede = (typeof redes)[number]['valor'];
