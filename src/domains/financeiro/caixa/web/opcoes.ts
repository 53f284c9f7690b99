import { opcoesApi } from '#domains/financeiro/cadastros/api.ts';
import { useConsulta } from '#platform/web/consultas.ts';

const nomes = (itens: readonly { id: number; nome: string }[] | undefined) =>
  (itens ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome }));
const useOpcoes = () => useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 }).data;

/** The accounts in use, as options of a select or filter. */
export const useContas = (): { valor: number; rotulo: string }[] => nomes(useOpcoes()?.contas);

/** Accounts, categories and cost centres in use. A select names its value only once it knows its options: forms wait for `pronto`. */
export function useClassificacoes() {
  const data = useOpcoes();
  return {
    pronto: data !== undefined,
    contas: nomes(data?.contas),
    categorias: nomes(data?.categorias),
    categoriasDe: (sentido: 'entrada' | 'saida') => nomes(data?.categorias.filter((c) => c.sentido === sentido)),
    centros: nomes(data?.centrosCusto),
  };
}
