import type { AnyEndpoint } from '#shared/endpoint.ts';
import { tamanhoMaximo } from '#shared/listas/paginacao.ts';
import { chamarCom } from '#platform/web/rede/api.ts';
import type { Escolha, IdLinha } from '../tipos.ts';

/** Most rows that an act on "all of the filter" reads when it takes rows and not a filter. */
export const maximoDeLinhas = 5_000;

type Pedido<E, L> = { endpoint: E; params: unknown; consulta: Readonly<Record<string, unknown>>; idDe: (linha: L) => IdLinha };

/**
 * The rows of a whole filter but those unticked, page by page: for acts that name each row. A row that moved to another page meanwhile
 * counts once.
 */
export async function lerTodas<E extends AnyEndpoint, L>(
  { endpoint, params, consulta, idDe }: Pedido<E, L>,
  exceto: readonly IdLinha[],
): Promise<Extract<Escolha<L>, { tipo: 'itens' }>> {
  const fora = new Set(exceto);
  const linhas = new Map<IdLinha, L>();
  for (let pagina = 1, lidas = 0, haMais = true; haMais && lidas < maximoDeLinhas; pagina += 1) {
    const query = { ...consulta, NumeroDaPagina: String(pagina), TamanhoDaPagina: String(tamanhoMaximo), Parte: 'pagina' };
    const entrada = { ...(params ? { params } : {}), query };
    // oxlint-disable-next-line no-await-in-loop -- one page after the other: the last one says that it is
    const resposta = (await chamarCom(endpoint, entrada)) as {
      itens: readonly L[];
      total: number | null;
    };
    for (const linha of resposta.itens) if (!fora.has(idDe(linha))) linhas.set(idDe(linha), linha);
    haMais = resposta.total === null && resposta.itens.length > 0;
    lidas += resposta.itens.length;
  }
  return { tipo: 'itens', ids: [...linhas.keys()], linhas: [...linhas.values()], quantidade: linhas.size };
}
