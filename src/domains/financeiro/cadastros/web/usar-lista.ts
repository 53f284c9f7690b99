import { useConsulta } from '#platform/web/consultas.ts';
import { useIdioma } from '#platform/web/i18n.tsx';
import type { AnyEndpoint, EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import type { ListaDeOpcoes } from '#shared/listas/opcao.ts';
import { opcoesApi } from '../api.ts';

/** All the rows of a register, which are few: the window of a record opens from any address. */
export function useLinhas<E extends AnyEndpoint>(
  endpoint: E,
): RespostaCliente<E> extends { itens: readonly (infer L)[] } ? readonly L[] : never {
  const { data } = useConsulta(endpoint, { query: { TamanhoDaPagina: 500 } } as EntradaCliente<E>);
  return ((data as { itens?: readonly unknown[] } | undefined)?.itens ?? []) as ReturnType<typeof useLinhas<E>>;
}

/** A closed list as options of a select, in the language of the screen. */
export function useOpcoes<V extends string>(lista: ListaDeOpcoes<V>): { valor: V; rotulo: string }[] {
  const { idioma } = useIdioma();
  return lista.map((opcao) => ({ valor: opcao.valor, rotulo: opcao[idioma] }));
}

/** Accounts, methods and banks that are in use, as options. */
export function useOpcoesFinanceiras() {
  const { data } = useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 });
  const de = (itens: readonly { id: number; nome: string }[] | undefined) =>
    (itens ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome }));
  return { bancos: de(data?.bancos), contas: de(data?.contas), formas: de(data?.formasPagamento) };
}
