import { type Centavos, centavos, somar } from '#shared/dinheiro.ts';
import type { Escolha, IdLinha } from '../tipos.ts';

/**
 * What is chosen in a list. `itens` holds rows of any page seen so far; `filtro` is the whole filter, whatever its
 * size, minus the rows that were unticked afterwards.
 */
export type Selecao<L> = { tipo: 'itens'; linhas: ReadonlyMap<IdLinha, L> } | { tipo: 'filtro'; exceto: ReadonlyMap<IdLinha, L> };

/** Nothing chosen. */
export const selecaoVazia = <L>(): Selecao<L> => ({ tipo: 'itens', linhas: new Map() });

/** Every row of the filter, seen or not. */
export const todosDoFiltro = <L>(): Selecao<L> => ({ tipo: 'filtro', exceto: new Map() });

export const estaSelecionada = <L>(selecao: Selecao<L>, id: IdLinha): boolean =>
  selecao.tipo === 'itens' ? selecao.linhas.has(id) : !selecao.exceto.has(id);

/** Ticks or unticks rows; used by a click, a shift-click range and the header's checkbox alike. */
export function marcar<L>(selecao: Selecao<L>, linhas: readonly (readonly [IdLinha, L])[], marcada: boolean): Selecao<L> {
  const guardadas = new Map(selecao.tipo === 'itens' ? selecao.linhas : selecao.exceto);
  const incluir = selecao.tipo === 'itens' ? marcada : !marcada;
  for (const [id, linha] of linhas) {
    if (incluir) guardadas.set(id, linha);
    else guardadas.delete(id);
  }
  return selecao.tipo === 'itens' ? { tipo: 'itens', linhas: guardadas } : { tipo: 'filtro', exceto: guardadas };
}

/** Rows between the anchor of the last click and this one, both included; only this one without an anchor on the page. */
export function intervalo<L>(
  pagina: readonly (readonly [IdLinha, L])[],
  ancora: IdLinha | null,
  ate: IdLinha,
): readonly (readonly [IdLinha, L])[] {
  const fim = pagina.findIndex(([id]) => id === ate);
  const inicio = pagina.findIndex(([id]) => id === ancora);
  if (fim < 0) return [];
  return inicio < 0 ? pagina.slice(fim, fim + 1) : pagina.slice(Math.min(inicio, fim), Math.max(inicio, fim) + 1);
}

/** How many rows are chosen; `total` is the size of the filter. */
export const contar = <L>(selecao: Selecao<L>, total: number): number =>
  selecao.tipo === 'itens' ? selecao.linhas.size : Math.max(0, total - selecao.exceto.size);

/** Sum of the chosen rows in centavos; null when it cannot be known (a row without its amount, the whole filter without its total). */
export function somaDaSelecao<L>(
  selecao: Selecao<L>,
  somaDe: (linha: L) => Centavos | null,
  somaDoFiltro: Centavos | null,
): Centavos | null {
  const valores = [...(selecao.tipo === 'itens' ? selecao.linhas : selecao.exceto).values()].map(somaDe);
  const conhecidos = valores.filter((valor) => valor !== null);
  if (conhecidos.length < valores.length) return null;
  if (selecao.tipo === 'itens') return somar(conhecidos);
  if (somaDoFiltro === null) return null;
  return centavos(somaDoFiltro - somar(conhecidos));
}

/** What a bulk action receives. */
export function escolhaDe<L>(selecao: Selecao<L>, total: number, consulta: Readonly<Record<string, unknown>>): Escolha<L> {
  const quantidade = contar(selecao, total);
  return selecao.tipo === 'itens'
    ? { tipo: 'itens', ids: [...selecao.linhas.keys()], linhas: [...selecao.linhas.values()], quantidade }
    : { tipo: 'filtro', consulta, exceto: [...selecao.exceto.keys()], quantidade };
}
