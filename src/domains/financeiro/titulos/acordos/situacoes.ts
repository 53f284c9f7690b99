import { definirLista } from '#shared/listas/opcao.ts';

/** Most titles that one agreement takes. */
export const maximoPorAcordo = 60;

/** The states an agreement is stored in; how it goes (kept, late, breakable) is derived from its installments. */
export const situacoesAcordo = ['vigente', 'quebrado', 'desfeito'] as const;
export type SituacaoAcordo = (typeof situacoesAcordo)[number];

/** What an agreement is to a title that went into it or was born of it, by the key of its text: one that ended no longer holds either. */
export function papelNoAcordo({ papel, situacao }: { papel: 'renegociado' | 'parcela'; situacao: SituacaoAcordo }) {
  if (situacao === 'vigente') return `papel_${papel}` as const;
  return papel === 'renegociado' ? (`papel_devolvido_${situacao}` as const) : (`papel_parcela_${situacao}` as const);
}

/** How people call an agreement: `cumprido` has nothing left to pay, `atrasado` has an installment past its day, `quebravel` by the days of its rule. */
export const rotulosAcordo = definirLista(
  { valor: 'vigente', br: 'Em dia', en: 'On schedule' },
  { valor: 'atrasado', br: 'Atrasado', en: 'Late' },
  { valor: 'quebravel', br: 'Pode ser quebrado', en: 'Can be broken' },
  { valor: 'cumprido', br: 'Cumprido', en: 'Fulfilled' },
  { valor: 'quebrado', br: 'Quebrado', en: 'Broken' },
  { valor: 'desfeito', br: 'Desfeito', en: 'Undone' },
);
export type AndamentoAcordo = (typeof rotulosAcordo)[number]['valor'];

/** Where an agreement stands: its state, or what its installments say while it is in force. */
export function andamentoDoAcordo(a: {
  situacao: SituacaoAcordo;
  abertas: number;
  maiorAtraso: number;
  diasParaQuebra: number;
}): AndamentoAcordo {
  if (a.situacao !== 'vigente') return a.situacao;
  if (a.abertas === 0) return 'cumprido';
  if (a.maiorAtraso >= a.diasParaQuebra) return 'quebravel';
  return a.maiorAtraso > 0 ? 'atrasado' : 'vigente';
}
