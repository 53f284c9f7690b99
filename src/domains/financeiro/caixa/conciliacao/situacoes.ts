/** What became of a line of the bank: nobody looked at it yet, it is a movement of the books, or it is none. */
export const situacoesDaLinha = ['pendente', 'conciliada', 'ignorada'] as const;
export type SituacaoDaLinha = (typeof situacoesDaLinha)[number];

/** Why a line and movements are held to be the same money, the surest first. */
export const motivosDaSugestao = [
  'documento',
  'mesmo_dia',
  'dia_proximo',
  'varios_movimentos',
  'varias_linhas',
  'anulados',
  'saldo',
] as const;
export type MotivoDaSugestao = (typeof motivosDaSugestao)[number];
