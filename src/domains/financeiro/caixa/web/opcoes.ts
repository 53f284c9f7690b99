import { opcoesApi } from '#domains/financeiro/cadastros/opcoes/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';

const useOpcoes = () => useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 }).data;

/** The accounts in use, as options of a select or filter. */
export const useContas = (): { valor: number; rotulo: string }[] => comoOpcoes(useOpcoes()?.contas);

/** The bank accounts in use, as options; undefined while they are on their way. */
export const useContasDeBanco = (): { valor: number; rotulo: string }[] | undefined => {
  const contas = useOpcoes()?.contas;
  return contas && comoOpcoes(contas.filter((c) => c.tipo === 'banco'));
};

/** The payment methods in use, as options of a select or filter. */
export const useFormas = (): { valor: number; rotulo: string }[] => comoOpcoes(useOpcoes()?.formasPagamento);

/** Accounts, categories and cost centres in use. A select names its value only once it knows its options: forms wait for `pronto`. */
export function useClassificacoes() {
  const data = useOpcoes();
  return {
    pronto: data !== undefined,
    contas: comoOpcoes(data?.contas),
    formas: comoOpcoes(data?.formasPagamento),
    categorias: comoOpcoes(data?.categorias),
    categoriasDe: (sentido: 'entrada' | 'saida') => comoOpcoes(data?.categorias.filter((c) => c.sentido === sentido)),
    centros: comoOpcoes(data?.centrosCusto),
  };
}
