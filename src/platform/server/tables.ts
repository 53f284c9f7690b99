/** The tables that belong to no room: files, audit, security events, idempotency, jobs, the school itself. */
export const tabelas = [
  'arquivos',
  'auditoria',
  'auditoria_blocos',
  'eventos_seguranca',
  'chaves_dados',
  'segredos_guardados',
  'idempotencia',
  'cotas',
  'tarefas',
  'tarefas_itens',
  'escola',
  'integridade_verificacoes',
  'integridade_resultados',
] as const;
