import { envelhecer } from '#platform/web/rede/consultas.ts';

/** Everything on the screen that an entry or its reversal makes old. */
export const recarregarLancamentos = (): Promise<void> =>
  envelhecer('LancamentoManual', 'LancamentoFinanceiro', 'PeriodoFinanceiro', 'FluxoCaixa');
