import { useEffect, useState } from 'react';
import { type BuscaDeTela, useBusca } from '#platform/web/navegacao.tsx';

/**
 * The filter that a list opens with when the address says none: it goes into the address, where it is seen, changed and taken off like
 * any other. `sem` are names of the address that are no filter. Answers whether the list may be asked for.
 */
export function useFiltroInicial(filtro: BuscaDeTela, sem: readonly string[] = []): boolean {
  const [busca, mudar] = useBusca();
  const [pronto, setPronto] = useState(() => Object.keys(busca).some((chave) => !sem.includes(chave)));
  const aplicado = Object.keys(filtro).every((chave) => busca[chave] !== undefined);
  useEffect(() => {
    if (pronto) return;
    if (aplicado) setPronto(true);
    else mudar(filtro, { substituir: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the screen opens
  }, [pronto, aplicado]);
  return pronto || aplicado;
}
