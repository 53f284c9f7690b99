import { definirLista } from '#shared/listas/opcao.ts';

/** The shifts of a class. */
export const turnos = definirLista(
  { valor: 'manha', br: 'Manhã', en: 'Morning' },
  { valor: 'tarde', br: 'Tarde', en: 'Afternoon' },
  { valor: 'noite', br: 'Noite', en: 'Evening' },
  { valor: 'integral', br: 'Integral', en: 'Full day' },
);

export type Turno = (typeof turnos)[number]['valor'];

/** Whether two shifts have hours in common; the database says the same (`turnos_coincidem`). */
export const turnosCoincidem = (um: string, outro: string): boolean =>
  um === outro || ([um, outro].includes('integral') && ![um, outro].includes('noite'));

/** Whether a class takes enrollments. */
export const situacoesTurma = definirLista(
  { valor: 'aberta', br: 'Aberta', en: 'Open' },
  { valor: 'fechada', br: 'Fechada', en: 'Closed' },
);

export type SituacaoTurma = (typeof situacoesTurma)[number]['valor'];
