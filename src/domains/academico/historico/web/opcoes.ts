import { chamar } from '#platform/web/rede/api.ts';
import type { OpcaoDeBusca } from '#platform/web/formulario/index.ts';
import { buscasApi } from '../api-instituicoes.ts';

type Achada = { id: number; nome: string; cidade: string | null; uf: string | null };
const lugar = ({ cidade, uf }: Pick<Achada, 'cidade' | 'uf'>): string => [cidade, uf].filter(Boolean).join('/');
const comoOpcao = (achada: Achada): OpcaoDeBusca => ({ valor: achada.id, rotulo: achada.nome, detalhe: lugar(achada) });

/** Institutions for a picker or a filter, by name, city, CNPJ or INEP code. */
export async function buscarInstituicoes(termo: string, signal: AbortSignal): Promise<OpcaoDeBusca[]> {
  const { itens } = await chamar(buscasApi.buscar, { query: termo === '' ? {} : { Nome: termo } }, { signal });
  return itens.map(comoOpcao);
}

/** The same, only those that still take subjects and classes. */
export async function buscarInstituicoesAtivas(termo: string, signal: AbortSignal): Promise<OpcaoDeBusca[]> {
  const { itens } = await chamar(buscasApi.buscar, { query: { SoAtivas: true, ...(termo === '' ? {} : { Nome: termo }) } }, { signal });
  return itens.map(comoOpcao);
}

/** The name of an institution that came by address. */
export async function nomeDaInstituicao(id: string, signal: AbortSignal): Promise<string> {
  const { itens } = await chamar(buscasApi.buscar, { query: { Id: id } }, { signal });
  return itens[0]?.nome ?? id;
}
