import { useMemo } from 'react';
import { useIdioma } from '#platform/web/i18n.tsx';
import type { ListaDeOpcoes } from '#shared/listas/opcao.ts';
import { ufs } from '#shared/listas/ufs.ts';

/** A closed list as options in the language in use. */
export function useOpcoes<V extends string>(lista: ListaDeOpcoes<V>): { valor: V; rotulo: string }[] {
  const { idioma } = useIdioma();
  return useMemo(() => lista.map((opcao) => ({ valor: opcao.valor, rotulo: opcao[idioma] })), [lista, idioma]);
}

/** The states by abbreviation, which is how forms are filled in. */
export const opcoesUf = ufs.map(({ valor }) => ({ valor, rotulo: valor }));
