import type { RespostaCliente } from '#shared/endpoint.ts';
import type { produtosApi } from '../api.ts';

/** A product as its form edits it: without what only the list shows. */
export function valoresDoProduto({ grupoNome: _, saldo: __, minimos, ...produto }: RespostaCliente<typeof produtosApi.obter>) {
  return { ...produto, minimos: minimos.map(({ depositoId, quantidade }) => ({ depositoId, quantidade })) };
}
