/** The tables that only this room writes. */
export const tabelas = [
  'fechamentos',
  'resultados_disciplinas',
  'resultados_alunos',
  'conselhos',
  'conselhos_alunos',
  'conselhos_atas',
  'conselhos_atas_cancelamentos',
  'conselhos_atas_numeracao',
] as const;
