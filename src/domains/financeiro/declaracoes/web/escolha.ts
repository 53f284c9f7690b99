import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { lerTodas } from '#platform/web/tabela/ler-todas.ts';
import type { Escolha } from '#platform/web/tabela/tipos.ts';
import type { declaracoesApi } from '../api.ts';
import { maximoPorLote } from '../esquemas.ts';

type Lista = typeof declaracoesApi.listarIr | typeof declaracoesApi.listarQuitacao;
type Dizer = (chave: 'maximo', params: { n: number }) => string;

/** The payers behind a choice of the list: the rows marked, or all of the filter but some. Null when they are more than a batch takes. */
export async function idsDaEscolha(lista: Lista, escolha: Escolha<{ id: number }>, t: Dizer): Promise<readonly number[] | null> {
  if (escolha.quantidade > maximoPorLote) {
    avisar.info(t('maximo', { n: maximoPorLote }));
    return null;
  }
  if (escolha.tipo === 'itens') return escolha.ids.map(Number);
  const { ids } = await lerTodas<Lista, { id: number }>(
    { endpoint: lista, params: undefined, consulta: escolha.consulta, idDe: (linha) => linha.id },
    escolha.exceto,
  );
  return ids.map(Number);
}
