import type { TelaId } from '#catalog/telas.ts';

/** What is looked at before a período is closed, and the screen on which each is solved. */
export const pendencias = [
  'rascunhos',
  'recorrentes',
  'fatos_sem_regra',
  'fatos_sem_lancamento',
  'faturamento_por_fazer',
  'periodos_financeiros_abertos',
  'contas_sem_conciliar',
  'recebimentos_a_liquidar',
  'retornos_na_fila',
] as const;
export type Pendencia = (typeof pendencias)[number];

export const telaDaPendencia: Record<Pendencia, TelaId> = {
  rascunhos: 'contabil-lancamentos',
  recorrentes: 'contabil-lancamentos',
  fatos_sem_regra: 'financeiro-integracao-contabil',
  fatos_sem_lancamento: 'financeiro-integracao-contabil',
  faturamento_por_fazer: 'contabil-faturamentos',
  periodos_financeiros_abertos: 'periodo-financeiro',
  contas_sem_conciliar: 'financeiro-lancamentos',
  recebimentos_a_liquidar: 'financeiro-lancamentos',
  retornos_na_fila: 'gerenciar-boletos',
};
