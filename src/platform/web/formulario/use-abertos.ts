import { useState } from 'react';

/** Which items of a list are open, by their places: what is taken away or put in moves those after it. */
export function useAbertos(deInicio: () => readonly boolean[]) {
  const [abertos, setAbertos] = useState(deInicio);
  return {
    isAberto: (i: number): boolean => abertos[i] ?? true,
    // Items may have come from outside since: those that nobody spoke of are open.
    mudar: (i: number, aberto: boolean): void =>
      setAbertos((antes) => Array.from({ length: Math.max(antes.length, i + 1) }, (_, n) => (n === i ? aberto : (antes[n] ?? true)))),
    tirar: (i: number): void => setAbertos((antes) => antes.toSpliced(i, 1)),
    por: (i: number, aberto: boolean): void => setAbertos((antes) => antes.toSpliced(i, 0, aberto)),
  };
}
