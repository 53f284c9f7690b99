import { rightsOfBooks } from './rights-of-books.ts';
import { rightsOfDiary } from './rights-of-diary.ts';
import { rightsOfPapers } from './rights-of-papers.ts';
import { rightsOfFamilies } from './rights-of-families.ts';
import { rightsOfMove } from './rights-of-move.ts';
import { rightsOfPrivacy } from './rights-of-privacy.ts';
import { rightsOfPurchases } from './rights-of-purchases.ts';
import { rightsOfReconciliation } from './rights-of-reconciliation.ts';

/**
 * What the role of the application may do to the rows of each table; reading is always part of it. Whatever stands nowhere
 * here may not even be read. The rights follow what the code does: widening one is a decision, not a convenience.
 */
export type Right =
  /** What happened: rows are added and never touched again. Corrections are more rows. */
  | 'append'
  /** The same, where a writer waits for another by locking the row, which the database grants only with a column to update: the id, which never changes. */
  | 'append, lock'
  /** Money, studies and numbers that must stay: added and changed, never deleted. */
  | 'keep'
  /** Rows that only come and go whole. */
  | 'replace'
  /** Registers and drafts, and what is swept away after its time. */
  | 'edit'
  /** Only the migrations write it. */
  | 'read';

/** The rights on every table of the schema, in one place; `prepareDatabase` grants them after each run of the migrations. */
export const rights: Readonly<Record<string, Right>> = {
  ...rightsOfBooks,
  ...rightsOfDiary,
  ...rightsOfPapers,
  ...rightsOfFamilies,
  ...rightsOfMove,
  ...rightsOfPrivacy,
  // Cash, settlements, agreements: nothing is deleted.
  lancamentos_financeiros: 'append',
  lancamentos_manuais: 'append, lock',
  lancamentos_manuais_estornos: 'append',
  periodos_financeiros: 'edit',
  periodos_financeiros_situacoes: 'append',
  periodos_financeiros_contagens: 'append',
  liquidacoes_recebimentos: 'append',
  liquidacoes_desfeitas: 'append',
  liquidacoes_desfeitas_itens: 'append',
  recebimentos_a_liquidar: 'keep',
  feriados_locais: 'edit',
  titulos_receber: 'keep',
  titulos_numeracao: 'keep',
  titulos_cancelamentos: 'keep',
  titulos_vencimentos: 'append',
  titulos_dispensas: 'keep',
  titulos_amortizacoes: 'append',
  recibos: 'append',
  baixas: 'append',
  baixas_ajustes: 'append',
  baixas_descontos_revogados: 'append',
  estornos: 'append',
  creditos: 'keep',
  creditos_usos: 'append',
  creditos_usos_estornos: 'append',
  acordos: 'keep',
  acordos_regras: 'keep',
  acordos_situacoes: 'append',
  acordos_titulos: 'keep',
  acordos_parcelas: 'append',
  acordos_parcelas_partes: 'append',
  debitos_contestados: 'keep',
  declaracoes: 'append',
  declaracoes_lotes: 'keep',
  declaracoes_lotes_itens: 'keep',

  // Closings and councils: results are never touched again.
  entregas: 'edit',
  // Messages to teachers: only their reading is marked.
  recados: 'append',
  recados_destinatarios: 'keep',
  notificacoes: 'keep',
  notificacoes_envios: 'keep',
  notificacoes_numeracao: 'keep',
  turmas_etapas_fechadas: 'edit',
  fechamentos: 'keep',
  resultados_disciplinas: 'append',
  resultados_alunos: 'append',
  conselhos: 'keep',
  conselhos_alunos: 'keep',
  conselhos_atas: 'append',
  conselhos_atas_cancelamentos: 'append',
  conselhos_atas_numeracao: 'keep',

  // Bank files and collection. A return that was read and not applied may be thrown away.
  contas_cobranca: 'keep',
  mudancas_bancarias: 'keep',
  boletos_pix_reemitidos: 'append',
  boletos: 'keep',
  boletos_numeracao: 'keep',
  boletos_situacoes: 'append',
  boletos_impressoes: 'replace',
  remessas: 'append',
  remessas_itens: 'append',
  retornos: 'edit',
  retornos_linhas: 'keep',
  retornos_decisoes: 'append',
  cobrancas_cartas: 'keep',
  cobrancas_cartas_titulos: 'keep',
  cobrancas_degraus: 'keep',
  cobrancas_lotes: 'keep',
  cobrancas_modelos: 'keep',

  // Contracts. Prices and discounts of a draft are replaced whole; the database refuses it for an active contract.
  contratos: 'keep',
  contratos_configuracao: 'keep',
  contratos_numeracao: 'keep',
  contratos_situacoes: 'append',
  contratos_multas: 'append',
  contratos_precos: 'replace',
  contratos_descontos: 'replace',
  aditivos: 'edit',
  aditivos_situacoes: 'append',
  aditivos_termos: 'replace',
  aditivos_pagadores: 'append',
  aditivos_parcelas: 'append',
  aditivos_turmas: 'keep',

  // Enrollments and what is decided about students.
  matriculas: 'keep',
  matriculas_numeracao: 'keep',
  matriculas_movimentos: 'append',
  matriculas_responsaveis: 'edit',
  enturmacoes: 'keep',
  remanejamentos: 'append, lock',
  rematriculas_lotes: 'keep',
  rematriculas_itens: 'keep',

  // Papers.
  historicos: 'keep',
  historicos_anos: 'edit',
  historicos_disciplinas: 'edit',
  historicos_configuracao: 'keep',
  historicos_emitidos: 'append, lock',
  historicos_cancelamentos: 'append',
  historicos_vias: 'append',
  historicos_numeracao: 'keep',

  // The structure of the school.
  anos_letivos: 'edit',
  periodos_letivos: 'edit',
  periodos_letivos_segmentacoes: 'edit',
  etapas: 'edit',
  calendario_dias: 'edit',
  horarios: 'edit',
  segmentacoes: 'edit',
  cursos: 'edit',
  criterios_avaliacao: 'edit',
  tipos_avaliacao: 'edit',
  tipos_avaliacao_cursos: 'replace',
  disciplinas: 'edit',
  grupos_turma: 'edit',
  turmas: 'edit',
  turmas_situacoes: 'append',
  turmas_disciplinas: 'edit',
  turmas_disciplinas_encerramentos: 'append',
  docentes_periodo: 'edit',
  instituicoes_ensino: 'edit',
  instituicoes_turmas: 'edit',
  instituicoes_disciplinas: 'edit',

  // Registers of finance; what is in use is protected by its references.
  bancos: 'edit',
  contas_bancarias: 'edit',
  formas_pagamento: 'edit',
  precos: 'edit',
  descontos: 'edit',
  taxas: 'edit',
  taxas_servico: 'edit',
  impostos: 'edit',
  categorias_financeiras: 'edit',
  centros_custo: 'edit',

  ...rightsOfPurchases,
  ...rightsOfReconciliation,
  // Report cards. What left stays; files that can be made again are swept away.
  boletins_configuracao: 'keep',
  boletins_envios: 'keep',
  boletins_impressoes: 'edit',

  // People and staff. A person whom nothing mentions may be deleted; the health form goes with the person.
  pessoas: 'edit',
  pessoas_enderecos: 'edit',
  pessoas_contatos: 'edit',
  pessoas_filiacoes: 'edit',
  fichas_saude: 'keep',
  fichas_saude_visualizacoes: 'append',
  funcionarios: 'edit',
  protocolos: 'keep',
  protocolos_campos: 'keep',

  // Access. Users stay for ever; sessions, links and attempts are swept away after their time.
  usuarios: 'keep',
  usuarios_perfis: 'replace',
  perfis: 'edit',
  perfis_permissoes: 'replace',
  sessoes: 'edit',
  senhas_tokens: 'edit',
  tentativas: 'edit',
  falhas_por_endereco: 'edit',
  aparelhos_conhecidos: 'edit',
  acesso_regras: 'keep',
  eventos_avisados: 'append',
  cotas: 'edit',
  segundos_fatores: 'edit',
  segundos_fatores_usos: 'append',
  codigos_recuperacao: 'edit',
  confirmacoes: 'edit',
  links_externos: 'edit',
  filtros_salvos: 'edit',
  telas_do_usuario: 'edit',

  // What every room stands on.
  auditoria: 'append',
  auditoria_blocos: 'append',
  eventos_seguranca: 'append',
  integridade_verificacoes: 'append',
  integridade_resultados: 'append',
  // That a backup was deleted is told in its row.
  copias: 'keep',
  copias_verificacoes: 'append',
  restauracoes: 'keep',
  trabalhos_retidos: 'edit',
  numeros_saltados: 'read',
  arquivos: 'replace',
  chaves_dados: 'replace',
  segredos_guardados: 'edit',
  idempotencia: 'edit',
  tarefas: 'keep',
  tarefas_itens: 'append',
  escola: 'keep',
  schema_migrations: 'read',
  schema_repeatables: 'read',
};

/** Views whose rows are locked by a room that waits for the owner's changes: like 'append, lock', through the id alone. */
export const lockedViews = ['v_contrato_estado', 'v_pessoa_resumo'];
