import { useEffect, useState } from 'react';

const PAUSA_MS = 300;

/** A value once it has stopped changing for a moment: a question is asked when the typing pauses. */
export function usePausado<T>(valor: T): T {
  const chave = JSON.stringify(valor);
  const [pausado, setPausado] = useState(chave);
  useEffect(() => {
    const espera = setTimeout(() => setPausado(chave), PAUSA_MS);
    return () => clearTimeout(espera);
  }, [chave]);
  return JSON.parse(pausado) as T;
}
