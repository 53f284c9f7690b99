import type { TelaId } from '#catalog/telas.ts';

/** What is looked at before a período is closed, and the screen on which each is solved. */
export const pendencias = [
  'rascunhos',
  'recorrentes',
  'fatos_sem_lancamento',
  'faturamento_por_fazer',
  'periodos_financeiros_abertos',
  'recebimentos_a_liquidar',
  'retornos_na_fila',
] as const;
export type Pendencia = (typeof pendencias)[number];

export const telaDaPendencia: Record<Pendencia, TelaId> = {
  rascunhos: 'contabil-lancamentos',
  recorrentes: 'contabil-lancamentos',
  fatos_sem_lancamento: 'financeiro-integracao-contabil',
  faturamento_por_fazer: 'contabil-faturamentos',
  periodos_financeiros_abertos: 'periodo-financeiro',
  recebimentos_a_liquidar: 'financeiro-lancamentos',
  retornos_na_fila: 'gerenciar-boletos',
};
