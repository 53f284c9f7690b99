/** The tables that only this room writes. */
export const tabelas = [
  'usuarios',
  'usuarios_perfis',
  'perfis',
  'perfis_permissoes',
  'sessoes',
  'senhas_tokens',
  'tentativas',
  'filtros_salvos',
  'segundos_fatores',
  'segundos_fatores_usos',
  'codigos_recuperacao',
  'confirmacoes',
] as const;
