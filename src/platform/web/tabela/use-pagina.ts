import type { AnyEndpoint, EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import { type Completa, isCompleta } from '#shared/listas/paginacao.ts';
import { useConsulta } from '../rede/consultas.ts';

type Consulta = Readonly<Record<string, unknown>>;

/**
 * The page of a list, which waits for no count; what is told of the whole filter (its total, its sums) comes after it by a request of its
 * own, once for each filter, and not at all where the page tells it. Rows that stay until the next ones come keep the total that is theirs.
 */
export function usePagina<E extends AnyEndpoint>(
  endpoint: E,
  params: unknown,
  { daPagina, doFiltro }: { daPagina: Consulta; doFiltro: Consulta },
) {
  type R = RespostaCliente<E>;
  // The generic endpoint hides its exact input: filters can only name its query keys (see `CampoDaConsulta`).
  const entrada = (query: Consulta) => ({ ...(params ? { params } : {}), query }) as unknown as EntradaCliente<E>;
  const consulta = useConsulta(endpoint, entrada({ ...daPagina, Parte: 'pagina' }), { manterAnterior: true });
  const resposta = consulta.data as R | undefined;
  const contada = completa<R>(resposta);
  const totais = useConsulta(endpoint, entrada({ ...doFiltro, Parte: 'totais' }), {
    ativa: resposta !== undefined && !consulta.isPlaceholderData && contada === undefined,
    manterAnterior: true,
  });
  const depois = totais.isPlaceholderData && !consulta.isPlaceholderData ? undefined : completa<R>(totais.data as R | undefined);
  const erro = consulta.error ?? totais.error;
  const tentarDeNovo = () => void (consulta.isError ? consulta : totais).refetch();
  return { consulta, resposta, doFiltro: contada ?? depois, erro, tentarDeNovo };
}

function completa<R>(resposta: R | undefined): Completa<R> | undefined {
  return resposta !== undefined && isCompleta(resposta as R & object) ? (resposta as unknown as Completa<R>) : undefined;
}
