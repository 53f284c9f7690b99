import type { Textos } from '../erros.ts';

/**
 * What may be written between braces. `lista`: stands only where that list is gone through; null: anywhere. `inteiro`: is more than a line, so that it
 * stands alone in its paragraph.
 */
export type TermoDoGuia = { nome: string; lista: string | null; grupo: string; significado: Textos; inteiro?: true };
/** What can be gone through, item by item: the installments of a contract, the guardians. */
export type ListaDoGuia = { nome: string; significado: Textos };
export type Guia = { termos: readonly TermoDoGuia[]; listas: readonly ListaDoGuia[] };

/** What each page answers for itself: in headers and footers alone. */
export const termosDaPagina = ['pagina.numero', 'pagina.total'] as const;
export const isDaPagina = (termo: string): boolean => termosDaPagina.some((um) => um === termo);
