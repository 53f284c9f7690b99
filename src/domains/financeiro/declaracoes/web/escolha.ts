import { chamar } from '#platform/web/api.ts';
import { avisar } from '#platform/web/dialogos.tsx';
import type { Escolha } from '#platform/web/tabela/tipos.ts';
import type { declaracoesApi } from '../api.ts';
import { maximoPorLote } from '../esquemas.ts';

type Lista = typeof declaracoesApi.listarIr | typeof declaracoesApi.listarQuitacao;
type Dizer = (chave: 'maximo', params: { n: number }) => string;
const porPagina = 500;

/** The payers behind a choice of the list: the rows marked, or all of the filter but some. Null when they are more than a batch takes. */
export async function idsDaEscolha(lista: Lista, escolha: Escolha<{ id: number }>, t: Dizer): Promise<readonly number[] | null> {
  if (escolha.quantidade > maximoPorLote) {
    avisar.info(t('maximo', { n: maximoPorLote }));
    return null;
  }
  if (escolha.tipo === 'itens') return escolha.ids.map(Number);
  const fora = new Set(escolha.exceto.map(Number));
  const ids: number[] = [];
  for (let pagina = 1; (pagina - 1) * porPagina < escolha.quantidade + fora.size; pagina += 1) {
    const query = { ...escolha.consulta, NumeroDaPagina: String(pagina), TamanhoDaPagina: String(porPagina) };
    const { itens } = (await chamar(lista as Lista & typeof declaracoesApi.listarIr, { query: query as never })) as {
      itens: { id: number }[];
    };
    if (itens.length === 0) break;
    ids.push(...itens.map(({ id }) => id).filter((id) => !fora.has(id)));
  }
  return ids;
}
