import { definirLista } from '#shared/listas/opcao.ts';

/** What became of a line of a payment return. */
export const resultadosDaLinha = definirLista(
  { valor: 'pendente', br: 'A aplicar', en: 'To apply' },
  { valor: 'aplicada', br: 'Aplicada', en: 'Applied' },
  { valor: 'informativa', br: 'Só informa', en: 'Informs only' },
  { valor: 'repetida', br: 'Já sabida', en: 'Known already' },
  { valor: 'excecao', br: 'Na fila', en: 'In the queue' },
  { valor: 'resolvida', br: 'Resolvida', en: 'Resolved' },
  { valor: 'ignorada', br: 'Tirada da fila', en: 'Taken out' },
);
