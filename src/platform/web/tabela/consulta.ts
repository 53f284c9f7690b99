import type { EstadoTabela } from './estado-url.ts';
import { consultaDosFiltros } from './filtros/filtros.ts';
import type { Filtro } from './tipos.ts';

type Pedido = {
  filtros: readonly Filtro[];
  campoBusca: string | null;
  fixa: Readonly<Record<string, unknown>>;
};

/** The filter of the list as query parameters, without page and sort: what exports and "all of the filter" send. */
export function consultaDoFiltro(estado: EstadoTabela, { filtros, campoBusca, fixa }: Pedido): Record<string, unknown> {
  const busca = estado.busca.trim();
  return { ...consultaDosFiltros(filtros, estado.filtros), ...(campoBusca && busca ? { [campoBusca]: busca } : {}), ...fixa };
}

/** Sort of the list in wire names (the pagination contract of every list endpoint). */
export function consultaDaOrdem({ ordem }: EstadoTabela): Record<string, unknown> {
  return ordem ? { CampoOrdenado: ordem.campo, OrdenacaoAscendente: String(ordem.ascendente) } : {};
}

/** One page of the list. */
export function consultaDaPagina(estado: EstadoTabela, pedido: Pedido): Record<string, unknown> {
  return {
    NumeroDaPagina: String(estado.pagina),
    TamanhoDaPagina: String(estado.tamanho),
    ...consultaDaOrdem(estado),
    ...consultaDoFiltro(estado, pedido),
  };
}
