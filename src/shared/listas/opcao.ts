import type { Idioma, Textos } from '../erros.ts';

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

/** How both languages call a stored value. */
export const rotulosDe = <V extends string>(lista: ListaDeOpcoes<V>, valor: V): Textos => ({
  br: rotuloDe(lista, valor, 'br'),
  en: rotuloDe(lista, valor, 'en'),
});

/** How a stored value is called inside a sentence ("o contrato está aguardando assinatura"), in both languages. */
export function emFrase<V extends string>(lista: ListaDeOpcoes<V>, valor: V): Textos {
  return { br: rotuloDe(lista, valor, 'br').toLowerCase(), en: rotuloDe(lista, valor, 'en').toLowerCase() };
}

/** The labels of a list as texts of a room, each under its value: `...textosDaLista('situacao_', rotulosContrato)`. */
export function textosDaLista<P extends string, V extends string>(prefixo: P, lista: ListaDeOpcoes<V>): Record<`${P}${V}`, Textos> {
  return Object.fromEntries(lista.map(({ valor, br, en }) => [prefixo + valor, { br, en }])) as Record<`${P}${V}`, Textos>;
}
