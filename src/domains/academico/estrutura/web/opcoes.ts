import { useIdioma } from '#platform/web/i18n.tsx';
import type { ListaDeOpcoes } from '#shared/listas/opcao.ts';

/** A closed list as select options, in the language in use. */
export function useOpcoes<V extends string>(lista: ListaDeOpcoes<V>): { valor: V; rotulo: string }[] {
  const { idioma } = useIdioma();
  return lista.map((opcao) => ({ valor: opcao.valor, rotulo: opcao[idioma] }));
}

/** Records as select options. */
export function comoOpcoes(itens: readonly { id: number; nome: string }[]): { valor: number; rotulo: string }[] {
  return itens.map(({ id, nome }) => ({ valor: id, rotulo: nome }));
}
