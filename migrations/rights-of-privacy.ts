/** The rights on what the person in charge of personal data keeps. */
export const rightsOfPrivacy = {
  guardas_legais: 'keep',
  privacidade_configuracao: 'keep',
  consentimentos_finalidades: 'append',
  consentimentos_textos: 'append',
  // A consent is taken back, never deleted.
  consentimentos: 'keep',
  visualizacoes_sensiveis: 'append',
  // Files that can be made again are swept away.
  dossies: 'replace',
  anonimizacoes: 'append',
  auditoria_apagamentos: 'append',
  incidentes: 'keep',
} as const;
