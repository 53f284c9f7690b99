import { definirLista } from '#shared/listas/opcao.ts';

/** The life of a season. */
export const situacoesTemporada = definirLista(
  { valor: 'rascunho', br: 'Rascunho', en: 'Draft' },
  { valor: 'aberta', br: 'Aberta', en: 'Open' },
  { valor: 'encerrada', br: 'Encerrada', en: 'Closed' },
);
export type SituacaoTemporada = (typeof situacoesTemporada)[number]['valor'];

/** How far a guardian got. */
export const situacoesConvite = definirLista(
  { valor: 'a_caminho', br: 'A caminho', en: 'On its way' },
  { valor: 'falhou', br: 'E-mail não saiu', en: 'Mail did not leave' },
  { valor: 'enviado', br: 'Enviado', en: 'Sent' },
  { valor: 'aberto', br: 'Aberto', en: 'Opened' },
  { valor: 'em_parte', br: 'Respondido em parte', en: 'Partly answered' },
  { valor: 'respondido', br: 'Respondido', en: 'Answered' },
);
export type SituacaoConvite = (typeof situacoesConvite)[number]['valor'];
