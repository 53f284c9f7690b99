import { opcoesApi } from '#domains/financeiro/cadastros/opcoes/api.ts';
import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { envelhecer, useConsulta } from '#platform/web/rede/consultas.ts';
import { textosTitulos } from '../texts.ts';

const nomes = (itens: readonly { id: number; nome: string }[] | undefined) =>
  (itens ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome }));

/** Accounts and payment methods in use, and the account of each method. */
export function useRecebimento() {
  const t = useTextos(textosTitulos);
  const { data } = useConsulta(opcoesApi.opcoesFinanceiras, { query: {} }, { validadeMs: 60_000 });
  // A select names its value only once it knows its options: forms wait for `pronto`.
  return {
    pronto: data !== undefined,
    contas: nomes(data?.contas),
    /** Those out of use too: titles may still stand on them. */
    contasDoFiltro: [
      ...nomes(data?.contas),
      ...nomes(data?.contasInativas).map(({ valor, rotulo }) => ({ valor, rotulo: t('contaInativa', { nome: rotulo }) })),
    ],
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
