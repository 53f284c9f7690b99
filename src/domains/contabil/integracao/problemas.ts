/** What keeps a fact from being posted. */
export const problemas = [
  'sem_regra',
  'sem_conta_do_dinheiro',
  'conta_nao_lancavel',
  'sem_centro',
  'desequilibrado',
  'original_espera',
  'sem_periodo',
] as const;
export type Problema = (typeof problemas)[number];
