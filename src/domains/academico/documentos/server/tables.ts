/** The tables that only this tree writes. */
export const tabelas = [
  'documentos_cancelamentos',
  'documentos_emitidos',
  'documentos_envios',
  'documentos_numeracao',
  'documentos_padrao',
  'documentos_padrao_imagens',
  'documentos_padrao_restricoes',
  'documentos_padrao_versoes',
] as const;
