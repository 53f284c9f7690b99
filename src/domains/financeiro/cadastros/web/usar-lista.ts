import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { AnyEndpoint, EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';

/** All the rows of a register, which are few: the window of a record opens from any address. */
export function useLinhas<E extends AnyEndpoint>(
  endpoint: E,
): RespostaCliente<E> extends { itens: readonly (infer L)[] } ? readonly L[] : never {
  const { data } = useConsulta(endpoint, { query: { TamanhoDaPagina: 500 } } as EntradaCliente<E>);
  return ((data as { itens?: readonly unknown[] } | undefined)?.itens ?? []) as ReturnType<typeof useLinhas<E>>;
}
