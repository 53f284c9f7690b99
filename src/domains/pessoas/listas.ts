import { definirLista } from '#shared/listas/opcao.ts';

/** The six answers of the school census. */
export const coresRacas = definirLista(
  { valor: 'nao-declarada', br: 'Não declarada', en: 'Not declared' },
  { valor: 'branca', br: 'Branca', en: 'White' },
  { valor: 'preta', br: 'Preta', en: 'Black' },
  { valor: 'parda', br: 'Parda', en: 'Mixed' },
  { valor: 'amarela', br: 'Amarela', en: 'Asian' },
  { valor: 'indigena', br: 'Indígena', en: 'Indigenous' },
);

/** Who the document of the person names as parent. */
export const tiposFiliacao = definirLista(
  { valor: 'mae', br: 'Mãe', en: 'Mother' },
  { valor: 'pai', br: 'Pai', en: 'Father' },
  { valor: 'outro', br: 'Outra filiação', en: 'Other parent' },
);

export type CorRaca = (typeof coresRacas)[number]['valor'];
export type TipoFiliacao = (typeof tiposFiliacao)[number]['valor'];
