import { useSyncExternalStore } from 'react';

/** A value outside React that components follow. */
export type Loja<T> = { ler: () => T; mudar: (novo: T | ((anterior: T) => T)) => void; usar: () => T };

/** Makes a small store; `usar` is the hook that follows it. */
export function criarLoja<T>(inicial: T): Loja<T> {
  let valor = inicial;
  const ouvintes = new Set<() => void>();
  const ler = () => valor;
  const assinar = (avisar: () => void) => {
    ouvintes.add(avisar);
    return () => ouvintes.delete(avisar);
  };
  return {
    ler,
    mudar: (novo) => {
      valor = typeof novo === 'function' ? (novo as (anterior: T) => T)(valor) : novo;
      for (const avisar of ouvintes) avisar();
    },
    usar: () => useSyncExternalStore(assinar, ler),
  };
}
