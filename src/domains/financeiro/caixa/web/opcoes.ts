import { opcoesApi } from '#domains/financeiro/cadastros/opcoes/api.ts';
import { contasComoOpcoes } from '#domains/financeiro/cadastros/opcoes/contas.ts';
import { useIdioma } from '#platform/web/i18n.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';

const useOpcoes = () => useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 }).data;

/** The accounts, or only those at banks, for reading and for choosing where new money goes. */
export function useContas(so?: 'banco') {
  const { idioma } = useIdioma();
  const data = useOpcoes();
  return { pronto: data !== undefined, ...contasComoOpcoes(data, idioma, so) };
}

/** The payment methods in use, as options of a select or filter. */
export const useFormas = (): { valor: number; rotulo: string }[] => comoOpcoes(useOpcoes()?.formasPagamento);

/** Accounts, categories and cost centres in use. A select names its value only once it knows its options: forms wait for `pronto`. */
export function useClassificacoes() {
  const data = useOpcoes();
  const contas = useContas();
  return {
    pronto: data !== undefined,
    contas: contas.paraEscolher,
    /** Those out of use too: their entries are found by them, and their money leaves them. */
    todasAsContas: contas.paraLer,
    formas: comoOpcoes(data?.formasPagamento),
    categorias: comoOpcoes(data?.categorias),
    categoriasDe: (sentido: 'entrada' | 'saida') => comoOpcoes(data?.categorias.filter((c) => c.sentido === sentido)),
    centros: comoOpcoes(data?.centrosCusto),
  };
}
