import { opcoesApi } from '#domains/financeiro/cadastros/opcoes/api.ts';
import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { contasComoOpcoes } from '#domains/financeiro/cadastros/opcoes/contas.ts';
import { useIdioma } from '#platform/web/i18n.tsx';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';

const nomes = (itens: readonly { id: number; nome: string }[] | undefined) =>
  (itens ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome }));

/** Accounts and payment methods in use, and the account of each method. */
export function useRecebimento() {
  const { idioma } = useIdioma();
  const { data } = useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 });
  const contas = contasComoOpcoes(data, idioma);
  // A select names its value only once it knows its options: forms wait for `pronto`.
  return {
    pronto: data !== undefined,
    contas: contas.paraEscolher,
    /** Those out of use too: titles may still stand on them. */
    contasDoFiltro: contas.paraLer,
    formas: nomes(data?.formasPagamento),
    /** Fixed fees in force, with what each costs. */
    taxasServico: data?.taxasServico ?? [],
    contaDaForma: (id: number | null) => data?.formasPagamento.find((forma) => forma.id === id)?.contaBancariaId ?? null,
  };
}

/** The classes, as options of a filter. */
export function useTurmas() {
  const { data } = useConsulta(opcoesDaEstrutura.opcoesEstrutura, { query: {} }, { validadeMs: 300_000 });
  return nomes(data?.turmas);
}

/** Everything on the screen that a payment, reversal, cancellation or agreement makes old. */
export const recarregarTitulos = (): Promise<void> => envelhecer('TituloReceber', 'Extrato', 'Acordo');
