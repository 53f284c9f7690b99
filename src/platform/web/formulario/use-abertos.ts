import { useState } from 'react';

/** Which items of a list are open, by their places: what is taken away or put in moves those after it. */
export function useAbertos(deInicio: () => readonly boolean[]) {
  const [abertos, setAbertos] = useState(deInicio);
  return {
    isAberto: (i: number): boolean => abertos[i] ?? true,
    mudar: (i: number, aberto: boolean): void => setAbertos((antes) => antes.with(i, aberto)),
    tirar: (i: number): void => setAbertos((antes) => antes.toSpliced(i, 1)),
    por: (i: number, aberto: boolean): void => setAbertos((antes) => antes.toSpliced(i, 0, aberto)),
  };
}
