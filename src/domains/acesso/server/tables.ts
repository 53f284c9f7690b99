/** The tables that only this room writes. */
export const tabelas = [
  'usuarios',
  'usuarios_perfis',
  'perfis',
  'perfis_permissoes',
  'sessoes',
  'senhas_tokens',
  'tentativas',
  'falhas_por_endereco',
  'aparelhos_conhecidos',
  'acesso_regras',
  'eventos_avisados',
  'filtros_salvos',
  'segundos_fatores',
  'segundos_fatores_usos',
  'codigos_recuperacao',
  'confirmacoes',
] as const;
