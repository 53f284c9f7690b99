import { definirLista } from '#shared/listas/opcao.ts';

/** The shifts of a class. */
export const turnos = definirLista(
  { valor: 'manha', br: 'Manhã', en: 'Morning' },
  { valor: 'tarde', br: 'Tarde', en: 'Afternoon' },
  { valor: 'noite', br: 'Noite', en: 'Evening' },
  { valor: 'integral', br: 'Integral', en: 'Full day' },
);

export type Turno = (typeof turnos)[number]['valor'];

/** Whether a class takes enrollments. */
export const situacoesTurma = definirLista(
  { valor: 'aberta', br: 'Aberta', en: 'Open' },
  { valor: 'fechada', br: 'Fechada', en: 'Closed' },
);

export type SituacaoTurma = (typeof situacoesTurma)[number]['valor'];
