import type { ListaDeOpcoes } from '#shared/listas/opcao.ts';
import { useIdioma } from './i18n.tsx';

/** A closed list as options of a select, in the language in use. */
export function useOpcoes<V extends string>(lista: ListaDeOpcoes<V>): { valor: V; rotulo: string }[] {
  const { idioma } = useIdioma();
  return lista.map((opcao) => ({ valor: opcao.valor, rotulo: opcao[idioma] }));
}

/** Records as options of a select. */
export function comoOpcoes(itens: readonly { id: number; nome: string }[] | undefined): { valor: number; rotulo: string }[] {
  return (itens ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome }));
}
