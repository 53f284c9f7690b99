import { definirLista, valoresDaLista } from '#shared/listas/opcao.ts';

/** What became of a student in a run. Only `pendente` is answered; only `feita` is undone, or left behind by a later run. */
export const situacoesItem = definirLista(
  { valor: 'pendente', br: 'Na fila', en: 'Queued' },
  { valor: 'feita', br: 'Rematriculado', en: 'Re-enrolled' },
  { valor: 'ja_estava', br: 'Já estava', en: 'Already there' },
  { valor: 'recusada', br: 'Recusado', en: 'Refused' },
  { valor: 'desfeita', br: 'Desfeito', en: 'Undone' },
  { valor: 'superada', br: 'Superado', en: 'Left behind' },
);
export type SituacaoDoItem = (typeof situacoesItem)[number]['valor'];
export const situacoesDoItem = valoresDaLista(situacoesItem);
