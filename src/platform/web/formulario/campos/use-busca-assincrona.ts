import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePausado } from '#platform/web/use-pausado.ts';

export type OpcaoDeBusca = { valor: string | number; rotulo: string; detalhe?: string };
export type FuncaoDeBusca = (termo: string, signal: AbortSignal) => Promise<readonly OpcaoDeBusca[]>;

/**
 * Options for a search as one types: a moment after the last key, with the older request cancelled and the previous options
 * kept in view. `ativa` false asks nothing.
 */
export function useBuscaAssincrona(
  buscar: FuncaoDeBusca,
  termo: string,
  ativa: boolean,
): { opcoes: readonly OpcaoDeBusca[]; buscando: boolean; falhou: boolean } {
  const campo = useId();
  const assentado = usePausado(termo.trim());
  const { data, isFetching, isError } = useQuery({
    queryKey: ['busca-de-campo', campo, assentado],
    queryFn: ({ signal }) => buscar(assentado, signal),
    enabled: ativa,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    gcTime: 60_000,
  });
  return { opcoes: data ?? [], buscando: isFetching || assentado !== termo.trim(), falhou: isError };
}
