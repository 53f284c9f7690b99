import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A box that always holds the value of the last render, for what runs later: timers, events, answers. */
export function useAtual<T>(valor: T): RefObject<T> {
  const caixa = useRef(valor);
  useLayoutEffect(() => {
    caixa.current = valor;
  });
  return caixa;
}
