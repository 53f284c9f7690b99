import { envelhecer } from '#platform/web/rede/consultas.ts';

/** Everything on the screen that an entry or its reversal makes old. */
export const recarregarLancamentos = (): Promise<void> =>
  envelhecer('LancamentoManual', 'LancamentoFinanceiro', 'PeriodoFinanceiro', 'FluxoCaixa', 'ConciliacaoBancaria');

/** Everything that a statement, or what its lines were found to be, makes old. */
export const recarregarConciliacao = (): Promise<void> => envelhecer('ExtratoBancario', 'ConciliacaoBancaria');
