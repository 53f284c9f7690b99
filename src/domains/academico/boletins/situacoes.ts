import { definirLista } from '#shared/listas/opcao.ts';

/** How an etapa stands on a boletim: frozen by its closing, computed from the diary as it is, or not begun. */
export const situacoesDaColuna = definirLista(
  { valor: 'fechada', br: 'Fechada', en: 'Closed' },
  { valor: 'aberta', br: 'Parcial', en: 'Partial' },
  { valor: 'futura', br: 'Ainda não começou', en: 'Not begun' },
);
export type SituacaoDaColuna = (typeof situacoesDaColuna)[number]['valor'];
