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

/** From → verb → to: an item is answered once, and an answer is only ever undone or left behind. The database checks the same. */
export const transicoesDoItem: Readonly<Record<string, { de: readonly SituacaoDoItem[]; para: SituacaoDoItem }>> = {
  rematricular: { de: ['pendente'], para: 'feita' },
  reconhecer: { de: ['pendente'], para: 'ja_estava' },
  recusar: { de: ['pendente'], para: 'recusada' },
  desfazer: { de: ['feita'], para: 'desfeita' },
  superar: { de: ['feita'], para: 'superada' },
};
