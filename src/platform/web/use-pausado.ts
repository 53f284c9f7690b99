import { useEffect, useState } from 'react';

/** After the last key of a search; a question that costs more, or is asked beside what is being typed, waits longer. */
const PAUSA_MS = 200;

/** A value, compared by what it says, once it has stopped changing for a moment: a question is asked when the typing pauses. */
export function usePausado<T>(valor: T, ms = PAUSA_MS): T {
  const chave = JSON.stringify(valor);
  const [pausado, setPausado] = useState({ chave, valor });
  useEffect(() => {
    const espera = setTimeout(() => setPausado((antes) => (antes.chave === chave ? antes : { chave, valor: JSON.parse(chave) as T })), ms);
    return () => clearTimeout(espera);
  }, [chave, ms]);
  return pausado.valor;
}
