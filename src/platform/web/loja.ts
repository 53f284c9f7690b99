import { useSyncExternalStore } from 'react';

/** A value outside React. `usar` is the hook that follows it in a component. */
export type Loja<T> = {
  ler: () => T;
  mudar: (novo: (anterior: T) => T) => void;
  /** Hears every change; gives the function that stops hearing. */
  assinar: (avisar: () => void) => () => void;
  usar: () => T;
};

/** Makes a small store. */
export function criarLoja<T>(inicial: T): Loja<T> {
  let valor = inicial;
  const ouvintes = new Set<() => void>();
  const ler = () => valor;
  const assinar = (avisar: () => void) => {
    ouvintes.add(avisar);
    return () => ouvintes.delete(avisar);
  };
  const mudar = (novo: (anterior: T) => T) => {
    valor = novo(valor);
    for (const avisar of ouvintes) avisar();
  };
  const useValor = () => useSyncExternalStore(assinar, ler);
  return { ler, mudar, assinar, usar: useValor };
}
