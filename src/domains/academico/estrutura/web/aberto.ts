import type { AnyEndpoint, EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { useBusca } from '#platform/web/navegacao.tsx';

const leitor = { safeParse: (valor: unknown) => ({ success: true as const, data: valor as { abrir?: string | number } }) };

/** Which record a register's window shows stands in the address: `abrir=novo`, or the id, read from the server. */
export function useAberto<E extends AnyEndpoint>(endpoint: E) {
  const [{ abrir }, mudar] = useBusca(leitor);
  const id = abrir === undefined || abrir === 'novo' ? null : String(abrir);
  const { data } = useRegistro(endpoint, { params: { id: id ?? '0' } } as unknown as EntradaCliente<E>, { ativa: id !== null });
  return {
    novo: abrir === 'novo',
    registro: (id === null ? null : (data ?? null)) as RespostaCliente<E> | null,
    abrir: (qual: number | 'novo') => mudar({ abrir: qual }),
    fechar: () => mudar({ abrir: undefined }),
  };
}
