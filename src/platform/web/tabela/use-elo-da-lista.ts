import type { TelaId } from '#catalog/telas.ts';
import { type BuscaDeTela, useBusca } from '../navegacao.tsx';

/**
 * A link from a number to the list behind it: what the list is filtered by stays, and `parte` narrows it. The page goes, and so does
 * whatever `sem` names: records that stand open in the address.
 */
export function useEloDaLista(tela: TelaId, sem: readonly string[] = []): (parte: BuscaDeTela) => { tela: TelaId; search: BuscaDeTela } {
  const [busca] = useBusca();
  const mantida = Object.fromEntries(Object.entries(busca).filter(([chave]) => chave !== 'p' && !sem.includes(chave)));
  return (parte) => ({ tela, search: { ...mantida, ...parte } });
}
