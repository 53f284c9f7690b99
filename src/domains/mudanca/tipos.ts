import { definirLista } from '#shared/listas/opcao.ts';

/** The kinds of sheets of a move, in the order in which they come in: each refers to what came before it. */
export const tiposDaMudanca = definirLista(
  { valor: 'pessoas', br: 'Pessoas', en: 'People' },
  { valor: 'turmas', br: 'Turmas', en: 'Classes' },
  { valor: 'matriculas', br: 'Matrículas', en: 'Enrollments' },
  { valor: 'fornecedores', br: 'Fornecedores', en: 'Suppliers' },
  { valor: 'titulos', br: 'Títulos em aberto', en: 'Open titles' },
  { valor: 'saldos', br: 'Saldos iniciais', en: 'Opening balances' },
);
export type TipoDaMudanca = (typeof tiposDaMudanca)[number]['valor'];

/** A code of the old system as it is compared: spreadsheets drop the zeros in front of a number, and letters come in any case. */
export function chaveDoCodigo(codigo: string): string {
  const limpo = codigo.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  return /^\d+$/.test(limpo) ? limpo.replace(/^0+(?=\d)/, '') : limpo;
}
