import { chamar } from '#platform/web/rede/api.ts';
import type { OpcaoDeBusca } from '#platform/web/formulario/index.ts';
import { buscaApi } from '../api.ts';
import { detalheDaPessoa } from './escrever.ts';

/** Options of a search field: people by name, CPF, code or phone. */
export async function buscarPessoas(termo: string, signal: AbortSignal): Promise<OpcaoDeBusca[]> {
  const { itens } = await chamar(buscaApi.obterPorFiltro, { query: { Nome: termo, TamanhoDaPagina: 20 } }, { signal });
  return itens.map((pessoa) => ({ valor: pessoa.id, rotulo: pessoa.nome, detalhe: detalheDaPessoa(pessoa) }));
}
