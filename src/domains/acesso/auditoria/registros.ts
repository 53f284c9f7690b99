import { telaPorId, telas, type TelaId } from '#catalog/telas.ts';
import type { Textos } from '#shared/erros.ts';

/**
 * What the audit calls a record of, with the screen where one finds it; `parametro`: the part of its path that is the id of the record; `atos`: what
 * is done to it on a screen where one looks for something else.
 */
type Registro = Textos & { tela: TelaId; parametro?: string; atos?: Readonly<Record<string, TelaId>> };

// biome-ignore format: a table of records, one a line
const registros = {
  acesso_regras: { br: 'Regras de segurança', en: 'Security rules', tela: 'seguranca' },
  acordo: { br: 'Acordo', en: 'Agreement', tela: 'contas-a-receber' },
  acordo_regras: { br: 'Regras de acordo', en: 'Agreement rules', tela: 'contas-a-receber' },
  ano_letivo: { br: 'Ano letivo', en: 'School year', tela: 'periodo-letivo' },
  auditoria: { br: 'Histórico de alterações', en: 'Change history', tela: 'auditoria' },
  aula: { br: 'Aula', en: 'Lesson', tela: 'diario-aulas' },
  avaliacao: { br: 'Avaliação', en: 'Evaluation', tela: 'diario-avaliacoes', atos: { 'avaliacao.notas': 'diario-notas' } },
  banco: { br: 'Banco', en: 'Bank', tela: 'bancos' },
  bolsa: { br: 'Bolsa', en: 'Scholarship', tela: 'bolsa', parametro: 'id' },
  bolsa_cota: { br: 'Cota de bolsas', en: 'Scholarship quota', tela: 'regras-bolsa' },
  bolsa_faixa: { br: 'Faixa de renda', en: 'Income bracket', tela: 'regras-bolsa' },
  boletim: { br: 'Boletim', en: 'Report card', tela: 'boletins' },
  boletim_configuracao: { br: 'Modelo de boletim', en: 'Report card layout', tela: 'boletins' },
  boleto: { br: 'Boleto', en: 'Slip', tela: 'gerenciar-boletos' },
  carta_cobranca: { br: 'Carta de cobrança', en: 'Collection letter', tela: 'cobranca' },
  categoria_financeira: { br: 'Categoria financeira', en: 'Financial category', tela: 'financeiro-lancamentos' },
  centro_custo: { br: 'Centro de custo', en: 'Cost centre', tela: 'financeiro-lancamentos' },
  chamada: { br: 'Chamada', en: 'Roll', tela: 'diario-frequencias' },
  conciliacao: { br: 'Conciliação', en: 'Reconciliation', tela: 'financeiro-lancamentos' },
  conciliacao_fechamento: { br: 'Fechamento de conciliação', en: 'Closing of a reconciliation', tela: 'financeiro-lancamentos' },
  conselho: { br: 'Conselho de classe', en: 'Class council', tela: 'conselho-de-classe', parametro: 'id' },
  conselho_aluno: { br: 'Aluno no conselho', en: 'Student in the council', tela: 'conselho-de-classe' },
  conselho_ata: { br: 'Ata de conselho', en: 'Council minutes', tela: 'conselho-de-classe' },
  conta_bancaria: { br: 'Conta bancária', en: 'Bank account', tela: 'contas' },
  conta_cobranca: { br: 'Cobrança da conta', en: 'Collection of an account', tela: 'contas' },
  conta_contabil: { br: 'Conta contábil', en: 'Ledger account', tela: 'contabil-plano-contas' },
  conta_pagar: { br: 'Conta a pagar', en: 'Bill', tela: 'contas-pagar' },
  contabil_configuracao: { br: 'Configuração contábil', en: 'Accounting settings', tela: 'contabil-plano-contas' },
  contagem_estoque: { br: 'Contagem de estoque', en: 'Stock count', tela: 'estoques' },
  contrato: { br: 'Contrato', en: 'Contract', tela: 'contrato-visualizar', parametro: 'contratoId' },
  convenio: { br: 'Seguro ou convênio', en: 'Insurance or agreement', tela: 'convenio', parametro: 'id' },
  convenio_pagar: { br: 'Convênio de pagamento', en: 'Payment agreement', tela: 'contas' },
  copia: { br: 'Cópia de segurança', en: 'Backup', tela: 'dashboard' },
  credito: { br: 'Crédito', en: 'Credit', tela: 'contas-a-receber' },
  criterio_avaliacao: { br: 'Critério de avaliação', en: 'Evaluation criterion', tela: 'cursos-estrutura' },
  curso: { br: 'Curso', en: 'Course', tela: 'curso', parametro: 'id' },
  declaracao: { br: 'Declaração de imposto de renda', en: 'Income tax statement', tela: 'rel-declaracao-ir' },
  declaracoes_lote: { br: 'Lote de declarações', en: 'Batch of statements', tela: 'rel-declaracao-ir' },
  degrau_cobranca: { br: 'Degrau de cobrança', en: 'Collection step', tela: 'cobranca' },
  demonstracao: { br: 'Escola de demonstração', en: 'Demo school', tela: 'dashboard' },
  deposito: { br: 'Depósito', en: 'Warehouse', tela: 'depositos' },
  desconto: { br: 'Desconto', en: 'Discount', tela: 'descontos' },
  disciplina: { br: 'Disciplina', en: 'Subject', tela: 'disciplinas' },
  docente_periodo: { br: 'Docente do período', en: 'Teacher of the period', tela: 'docentes-periodo' },
  documento_padrao: { br: 'Documento padrão', en: 'Document template', tela: 'formulario-documento-padrao', parametro: 'id' },
  documento_padrao_imagem: { br: 'Imagem de documento', en: 'Image of a template', tela: 'documento-padrao' },
  documento: { br: 'Documento emitido', en: 'Issued document', tela: 'matriculas' },
  escola: { br: 'Escola', en: 'School', tela: 'dashboard' },
  exercicio_contabil: { br: 'Exercício contábil', en: 'Accounting year', tela: 'contabil-periodos' },
  extrato_bancario: { br: 'Extrato bancário', en: 'Bank statement', tela: 'financeiro-lancamentos' },
  extrato_bancario_linha: { br: 'Linha de extrato', en: 'Statement line', tela: 'financeiro-lancamentos' },
  feriado_local: { br: 'Feriado local', en: 'Local holiday', tela: 'bancos' },
  forma_pagamento: { br: 'Forma de pagamento', en: 'Payment method', tela: 'formas-pagamento' },
  ficha_socioeconomica: { br: 'Ficha socioeconômica', en: 'Socioeconomic form', tela: 'ficha-socioeconomica', parametro: 'id' },
  finalidade: { br: 'Finalidade de consentimento', en: 'Purpose of consent', tela: 'privacidade' },
  fornecedor: { br: 'Fornecedor', en: 'Supplier', tela: 'fornecedores' },
  frase_parecer: { br: 'Frase de parecer', en: 'Phrase of opinions', tela: 'diario-notas' },
  funcionario: { br: 'Funcionário', en: 'Employee', tela: 'funcionarios' },
  grupo_produto: { br: 'Grupo de produtos', en: 'Product group', tela: 'produtos' },
  guarda_legal: { br: 'Prazo de guarda', en: 'Legal reason to keep', tela: 'privacidade' },
  incidente: { br: 'Incidente com dados pessoais', en: 'Incident with personal data', tela: 'privacidade' },
  privacidade: { br: 'Regras de dados pessoais', en: 'Rules of personal data', tela: 'privacidade' },
  grupo_turma: { br: 'Grupo de turma', en: 'Class group', tela: 'grupos-turma' },
  historico: { br: 'Histórico escolar', en: 'Transcript', tela: 'historico-escolar' },
  historico_emitido: { br: 'Histórico emitido', en: 'Issued transcript', tela: 'historico-escolar' },
  historico_padrao: { br: 'Histórico padrão', en: 'History pattern', tela: 'contabil-lancamentos' },
  importacao: { br: 'Importação', en: 'Import', tela: 'pessoas' },
  imposto: { br: 'Imposto', en: 'Tax', tela: 'impostos' },
  instituicao_disciplina: { br: 'Disciplina de instituição', en: 'Subject of an institution', tela: 'instituicao-disciplinas' },
  instituicao_ensino: { br: 'Instituição de ensino', en: 'Institution', tela: 'instituicao-ensino-form', parametro: 'id' },
  instituicao_turma: { br: 'Turma de instituição', en: 'Class of an institution', tela: 'instituicao-turmas' },
  integracao_contabil: { br: 'Integração contábil', en: 'Accounting integration', tela: 'financeiro-integracao-contabil' },
  justificativa: { br: 'Justificativa de falta', en: 'Justified absence', tela: 'diario-frequencias' },
  lancamento_contabil: { br: 'Lançamento contábil', en: 'Ledger entry', tela: 'contabil-lancamento-editar', parametro: 'id' },
  lancamento_manual: { br: 'Lançamento financeiro', en: 'Cash entry', tela: 'financeiro-lancamentos' },
  linha_retorno_pagar: { br: 'Linha de retorno de pagamento', en: 'Payment return line', tela: 'contas-pagar' },
  liquidacao_recebimentos: { br: 'Liquidação de recebimentos', en: 'Settlement of receipts', tela: 'caixa-fluxo' },
  livros_assinaturas: { br: 'Quem assina os livros', en: 'Who signs the books', tela: 'contabil-diario' },
  matricula: { br: 'Matrícula', en: 'Enrollment', tela: 'visualizar-matricula', parametro: 'id' },
  modelo_carta: { br: 'Modelo de carta', en: 'Letter template', tela: 'cobranca' },
  modelo_contabil: { br: 'Modelo de lançamento', en: 'Entry template', tela: 'contabil-lancamentos' },
  nota_fiscal: { br: 'Nota fiscal', en: 'Invoice', tela: 'nota-nf', parametro: 'id' },
  notificacao: { br: 'Notificação à família', en: 'Notice to the family', tela: 'painel-coordenador' },
  operacao_estoque: { br: 'Operação de estoque', en: 'Stock operation', tela: 'estoques' },
  pagar_regras: { br: 'Regras de contas a pagar', en: 'Payable rules', tela: 'contas-pagar' },
  parecer: { br: 'Parecer', en: 'Opinion', tela: 'diario-notas' },
  perfil: { br: 'Perfil', en: 'Profile', tela: 'perfil-permissao', parametro: 'id' },
  periodo_contabil: { br: 'Período contábil', en: 'Accounting period', tela: 'contabil-fechamento', atos: { 'faturamento.feito': 'contabil-faturamentos', 'faturamento.desfeito': 'contabil-faturamentos' } },
  periodo_financeiro: { br: 'Período financeiro', en: 'Financial period', tela: 'periodo-financeiro' },
  periodo_letivo: { br: 'Período letivo', en: 'Academic period', tela: 'periodo-letivo-editar', parametro: 'id' },
  pessoa: { br: 'Pessoa', en: 'Person', tela: 'pessoa', parametro: 'id' },
  pessoas: { br: 'Pessoas', en: 'People', tela: 'pessoas' },
  preco: { br: 'Preço', en: 'Price', tela: 'precos' },
  produto: { br: 'Produto', en: 'Product', tela: 'produtos' },
  protocolo: { br: 'Protocolo', en: 'Protocol', tela: 'protocolos' },
  rascunho_contabil: { br: 'Rascunho de lançamento', en: 'Draft entry', tela: 'contabil-lancamentos' },
  recolhimento_externo: { br: 'Recolhimento já feito', en: 'Collection made elsewhere', tela: 'impostos' },
  regra_contabil: { br: 'Regra contábil', en: 'Accounting rule', tela: 'financeiro-integracao-contabil' },
  relatorio: { br: 'Relatório', en: 'Report', tela: 'relatorio-ficha-socioeconomica' },
  recado: { br: 'Recado', en: 'Message', tela: 'painel-professor' },
  mudanca: { br: 'Planilha da mudança', en: 'Sheet of the move', tela: 'mudanca-planilha', parametro: 'id' },
  mudanca_conferencia: { br: 'Conferência da mudança', en: 'Reconciliation of the move', tela: 'mudanca-conferencia' },
  mudanca_totais: { br: 'Totais do sistema anterior', en: 'Totals of the old system', tela: 'mudanca-conferencia' },
  rematricula: { br: 'Rematrícula', en: 'Re-enrollment', tela: 'rematriculas' },
  remessa: { br: 'Remessa', en: 'Remittance', tela: 'gerenciar-boletos' },
  remessa_pagar: { br: 'Remessa de pagamento', en: 'Payment file', tela: 'contas-pagar' },
  restauracao: { br: 'Volta de cópia', en: 'Restore', tela: 'dashboard' },
  retorno: { br: 'Retorno', en: 'Return file', tela: 'gerenciar-boletos' },
  retorno_linha: { br: 'Linha de retorno', en: 'Return line', tela: 'gerenciar-boletos' },
  retorno_pagar: { br: 'Retorno de pagamento', en: 'Payment return', tela: 'contas-pagar' },
  salario_minimo: { br: 'Salário mínimo', en: 'Minimum wage', tela: 'regras-bolsa' },
  segmentacao: { br: 'Segmentação', en: 'Segment', tela: 'cursos-estrutura' },
  taxa: { br: 'Taxa', en: 'Fee', tela: 'taxas' },
  taxa_servico: { br: 'Taxa de serviço', en: 'Service fee', tela: 'taxas' },
  tipo_avaliacao: { br: 'Tipo de avaliação', en: 'Evaluation type', tela: 'tipo-avaliacao' },
  titulo: { br: 'Título a receber', en: 'Receivable title', tela: 'contas-a-receber' },
  titulo_pagar: { br: 'Título a pagar', en: 'Payable title', tela: 'contas-pagar' },
  turma: { br: 'Turma', en: 'Class', tela: 'turmas', parametro: 'id' },
  temporada: { br: 'Temporada de dados', en: 'Data season', tela: 'temporadas' },
  turma_disciplina: { br: 'Disciplina da turma', en: 'Subject of a class', tela: 'turma-disciplina', atos: { 'diario.entregue': 'diario-notas', 'diario.devolvido': 'diario-notas' } },
  usuario: { br: 'Usuário', en: 'User', tela: 'usuarios' },
} as const satisfies Record<string, Registro>;

export const registrosAuditados: Readonly<Record<string, Registro>> = registros;
export const tiposAuditados = Object.keys(registros);

/** The entry of the menu that a screen stands under: its own, or that of the list it is a form of. */
const itemDoMenu = (tela: TelaId): TelaId => telaPorId(tela).herda?.de ?? tela;
const itens = new Map<string, TelaId>(telas.map(({ id }) => [id, itemDoMenu(id)]));
const atosComTela = tiposAuditados.flatMap((tipo) =>
  Object.entries(registrosAuditados[tipo]?.atos ?? {}).map(([acao, tela]) => ({ tipo, acao, item: itemDoMenu(tela) })),
);

/** Acts that are looked for on a screen of their own, not on that of what they are done to. */
export const atosDeOutraTela = atosComTela.map(({ acao }) => acao);

/** What is found on a screen and its forms: kinds of records whatever is done to them, single acts, and the kinds of both. */
export function achadosNaTela(tela: string): { doTipo: string[]; atos: string[]; tipos: string[] } {
  const item = itens.get(tela);
  const doTipo = tiposAuditados.filter((tipo) => item !== undefined && itens.get(registrosAuditados[tipo]?.tela ?? '') === item);
  const atos = atosComTela.filter((ato) => ato.item === item);
  return { doTipo, atos: atos.map(({ acao }) => acao), tipos: [...new Set([...doTipo, ...atos.map(({ tipo }) => tipo)])] };
}

/** Screens of the menu with records in the audit, by their name in a language. */
export const telasAuditadas = (idioma: keyof Textos): { id: string; titulo: string }[] =>
  telas
    .filter(({ id }) => itens.get(id) === id && achadosNaTela(id).tipos.length > 0)
    .map(({ id, titulo }) => ({ id, titulo: titulo[idioma] }))
    .toSorted((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR'));

/** What a kind of record is called; its key where it is from a version that this one does not know. */
export const nomeDoTipo = (tipo: string, idioma: keyof Textos): string => registrosAuditados[tipo]?.[idioma] ?? tipo.replaceAll('_', ' ');
