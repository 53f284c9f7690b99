import type { Idioma } from '../erros.ts';

/** One option of a closed list: what is stored and how each language calls it. */
export type Opcao<V extends string = string> = { valor: V; br: string; en: string };
export type ListaDeOpcoes<V extends string = string> = readonly [Opcao<V>, ...Opcao<V>[]];

/** Defines a closed list keeping the exact values. */
export function definirLista<const V extends string>(...opcoes: ListaDeOpcoes<V>): ListaDeOpcoes<V> {
  return opcoes;
}

/** The stored values of a list, in order, as `z.enum` takes them. */
export function valoresDaLista<V extends string>(lista: ListaDeOpcoes<V>): [V, ...V[]] {
  const [primeira, ...outras] = lista;
  return [primeira.valor, ...outras.map((opcao) => opcao.valor)];
}

/** How a language calls a stored value; the value itself when the list no longer has it. */
export function rotuloDe(lista: ListaDeOpcoes, valor: string, idioma: Idioma): string {
  return lista.find((opcao) => opcao.valor === valor)?.[idioma] ?? valor;
}
