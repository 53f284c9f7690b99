import { type Acao, acoes, type LinhaTela } from './linha-de-tela.ts';

/** Every screen of the portal, as data: router, menu, titles, guards, permissions and authorization derive from it; ids and paths are the specification's. */
export { type Acao, acoes, type Secao, secoes } from './linha-de-tela.ts';

const todas = acoes;
const leitura = ['visualizar', 'listar'] as const;

// biome-ignore format: a table of screens, one a line
const linhas = [
  { id: 'login', path: '/login', secao: null, titulo: { br: 'Entrar', en: 'Sign in' }, publica: true, acoes: [] },
  { id: 'cadastro', path: '/cadastro', secao: null, titulo: { br: 'Cadastro', en: 'Sign up' }, publica: true, acoes: [] },
  { id: 'esqueceu-sua-senha', path: '/esqueceu-sua-senha', secao: null, titulo: { br: 'Esqueceu sua senha', en: 'Forgot your password' }, publica: true, acoes: [] },
  { id: 'conferir-documento', path: '/conferir-documento/{codigo?}', secao: null, titulo: { br: 'Conferir documento', en: 'Check a document' }, publica: true, livre: true, acoes: [] },
  { id: 'assinar', path: '/assinar', secao: null, titulo: { br: 'Assinar documento', en: 'Sign a paper' }, publica: true, livre: true, acoes: [] },
  { id: 'conferir-cadastro', path: '/conferir-cadastro', secao: null, titulo: { br: 'Conferir cadastro', en: 'Check the register' }, publica: true, livre: true, acoes: [] },
  { id: 'dashboard', path: '/dashboard', secao: null, titulo: { br: 'Início', en: 'Home' }, acoes: [], sempre: true },
  { id: 'cursos-estrutura', path: '/academico/estrutura/cursos', secao: 'Academico', titulo: { br: 'Cursos', en: 'Courses' }, acoes: todas, escopo: leitura },
  { id: 'curso', path: '/academico/cursos/{id?}', secao: 'Academico', titulo: { br: 'Curso', en: 'Course' }, acoes: [], herda: { de: 'cursos-estrutura', letras: 'CEV' } },
  { id: 'disciplinas', path: '/academico/cej/disciplinas', secao: 'Academico', titulo: { br: 'Disciplinas', en: 'Subjects' }, acoes: todas, escopo: leitura },
  { id: 'grupos-turma', path: '/academico/cej/grupos-turma', secao: 'Academico', titulo: { br: 'Grupos de turma', en: 'Class groups' }, acoes: todas, escopo: leitura },
  { id: 'tipo-avaliacao', path: '/academico/cej/tipo-avaliacao', secao: 'Academico', titulo: { br: 'Tipos de avaliação', en: 'Evaluation types' }, acoes: todas, escopo: leitura },
  { id: 'turmas-estrutura', path: '/academico/cej/turmas/list', secao: 'Academico', titulo: { br: 'Turmas', en: 'Classes' }, acoes: todas, escopo: leitura },
  { id: 'turmas-estrutura-novo', path: '/academico/cej/turmas/novo', secao: 'Academico', titulo: { br: 'Nova turma', en: 'New class' }, acoes: [], herda: { de: 'turmas-estrutura', letras: 'C' } },
  { id: 'turmas-estrutura-editar', path: '/academico/cej/turmas/editar/{id?}', secao: 'Academico', titulo: { br: 'Editar turma', en: 'Edit class' }, acoes: [], herda: { de: 'turmas-estrutura', letras: 'CE' } },
  { id: 'turmas', path: '/academico/turmas/{id?}', secao: 'Academico', titulo: { br: 'Turma', en: 'Class' }, acoes: [], herda: { de: 'turmas-estrutura', letras: 'V' } },
  { id: 'turma-disciplina', path: '/academico/turmas/turma-x/disciplina', secao: 'Academico', titulo: { br: 'Disciplinas da turma', en: 'Class subjects' }, acoes: [], herda: { de: 'turmas-estrutura', letras: 'V' } },
  { id: 'gerenciador-turmas', path: '/gerenciador-turmas', secao: 'Academico', titulo: { br: 'Gerenciador de turmas', en: 'Class manager' }, acoes: todas },
  { id: 'documento-padrao', path: '/academico/cej/documento-padrao', secao: 'Academico', titulo: { br: 'Documentos padrão', en: 'Standard documents' }, acoes: todas },
  { id: 'formulario-documento-padrao', path: '/academico/cej/formulario-documento-padrao/{id?}', secao: 'Academico', titulo: { br: 'Documento padrão', en: 'Standard document' }, acoes: [], herda: { de: 'documento-padrao', letras: 'CE' } },
  { id: 'docentes-periodo', path: '/academico/docentes-periodo', secao: 'Academico', titulo: { br: 'Docentes do período', en: 'Teachers of the period' }, acoes: todas, escopo: leitura },
  { id: 'periodo-letivo', path: '/periodo-letivo', secao: 'Academico', titulo: { br: 'Períodos letivos', en: 'Academic periods' }, acoes: todas, escopo: leitura },
  { id: 'periodo-letivo-criar', path: '/periodo-letivo/criar-periodo-letivo', secao: 'Academico', titulo: { br: 'Criar período letivo', en: 'Create academic period' }, acoes: [], herda: { de: 'periodo-letivo', letras: 'C' } },
  { id: 'periodo-letivo-editar', path: '/periodo-letivo/editar-periodo-letivo/{id}', secao: 'Academico', titulo: { br: 'Editar período letivo', en: 'Edit academic period' }, acoes: [], herda: { de: 'periodo-letivo', letras: 'E' } },
  { id: 'fechamento-periodo-letivo', path: '/fechamento-periodo-letivo', secao: 'Academico', titulo: { br: 'Fechamento do período letivo', en: 'Academic period closing' }, acoes: todas },
  { id: 'fechamento-cursos-turmas', path: '/fechamento-cursos-turmas', secao: 'Academico', titulo: { br: 'Fechamento de cursos e turmas', en: 'Course and class closing' }, acoes: todas },
  { id: 'matriculas', path: '/academico/matriculas', secao: 'Academico', titulo: { br: 'Matrículas', en: 'Enrollments' }, acoes: todas, escopo: leitura },
  { id: 'nova-matricula', path: '/academico/matriculas/nova-matricula/{idPessoa?}', secao: 'Academico', titulo: { br: 'Nova matrícula', en: 'New enrollment' }, acoes: [], herda: { de: 'matriculas', letras: 'C' } },
  { id: 'editar-matricula', path: '/academico/matriculas/editar-matricula/{id?}', secao: 'Academico', titulo: { br: 'Editar matrícula', en: 'Edit enrollment' }, acoes: [], herda: { de: 'matriculas', letras: 'E' } },
  { id: 'visualizar-matricula', path: '/academico/matriculas/visualizar-matricula/{id?}', secao: 'Academico', titulo: { br: 'Visualizar matrícula', en: 'View enrollment' }, acoes: [], herda: { de: 'matriculas', letras: 'V' } },
  { id: 'rematriculas', path: '/academico/rematriculas', secao: 'Academico', titulo: { br: 'Rematrículas', en: 'Re-enrollments' }, acoes: todas },
  { id: 'pendencias', path: '/academico/pendencias', secao: 'Academico', titulo: { br: 'Pendências', en: 'Missing data' }, acoes: leitura },
  { id: 'temporadas', path: '/academico/temporadas', secao: 'Academico', titulo: { br: 'Temporadas de dados', en: 'Data seasons' }, acoes: todas },
  { id: 'contratos', path: '/academico/contratos/list', secao: 'Academico', titulo: { br: 'Contratos', en: 'Contracts' }, acoes: todas },
  { id: 'contrato-editar', path: '/academico/contratos/form/{contratoId}/editar', secao: 'Academico', titulo: { br: 'Editar contrato', en: 'Edit contract' }, acoes: [], herda: { de: 'contratos', letras: 'E' } },
  { id: 'contrato-visualizar', path: '/academico/contratos/form/{contratoId}/visualizar', secao: 'Academico', titulo: { br: 'Visualizar contrato', en: 'View contract' }, acoes: [], herda: { de: 'contratos', letras: 'V' } },
  { id: 'contrato-form', path: '/academico/contratos/form/{id?}/{visualizar?}/{matriculaId?}', secao: 'Academico', titulo: { br: 'Contrato', en: 'Contract' }, acoes: [], herda: { de: 'contratos', letras: 'CEV' } },
  { id: 'aditivos', path: '/academico/contratos/aditivos', secao: 'Academico', titulo: { br: 'Aditivos de contrato', en: 'Contract addenda' }, acoes: todas },
  { id: 'aditivo-form', path: '/academico/contratos/aditivos/formulario/{matriculaId?}/{contratoId?}', secao: 'Academico', titulo: { br: 'Aditivo', en: 'Addendum' }, acoes: [], herda: { de: 'aditivos', letras: 'CEV' } },
  { id: 'aditivos-turma-form', path: '/academico/contratos/aditivos-turma/formulario', secao: 'Academico', titulo: { br: 'Aditivos por turma', en: 'Addenda by class' }, acoes: [], herda: { de: 'aditivos', letras: 'C' } },
  { id: 'fichas-socioeconomicas', path: '/academico/fichas-socioeconomicas', secao: 'Academico', titulo: { br: 'Fichas socioeconômicas', en: 'Socioeconomic forms' }, acoes: ['visualizar', 'listar', 'criar', 'editar'] },
  { id: 'ficha-socioeconomica', path: '/academico/fichas-socioeconomicas/ficha/{id?}', secao: 'Academico', titulo: { br: 'Ficha socioeconômica', en: 'Socioeconomic form' }, acoes: [], herda: { de: 'fichas-socioeconomicas', letras: 'CEV' } },
  { id: 'bolsas', path: '/academico/bolsas', secao: 'Academico', titulo: { br: 'Bolsas de estudo', en: 'Scholarships' }, acoes: ['visualizar', 'listar', 'criar', 'editar'] },
  { id: 'bolsa', path: '/academico/bolsas/pedido/{id}', secao: 'Academico', titulo: { br: 'Pedido de bolsa', en: 'Scholarship request' }, acoes: [], herda: { de: 'bolsas', letras: 'V' } },
  { id: 'regras-bolsa', path: '/academico/bolsas/regras', secao: 'Academico', titulo: { br: 'Regras de bolsas', en: 'Scholarship rules' }, acoes: todas },
  { id: 'convenios', path: '/academico/convenios', secao: 'Academico', titulo: { br: 'Seguros e convênios', en: 'Insurance and agreements' }, acoes: todas },
  { id: 'convenio', path: '/academico/convenios/convenio/{id}', secao: 'Academico', titulo: { br: 'Seguro ou convênio', en: 'Insurance or agreement' }, acoes: [], herda: { de: 'convenios', letras: 'V' } },
  { id: 'painel-professor', path: '/painel-professor', secao: 'CurriculoEscolar', titulo: { br: 'Painel do professor', en: 'Teacher panel' }, acoes: leitura, escopo: leitura },
  { id: 'painel-coordenador', path: '/painel-coordenador', secao: 'CurriculoEscolar', titulo: { br: 'Painel do coordenador', en: 'Coordinator panel' }, acoes: [...leitura, 'criar'] },
  { id: 'conselho-de-classe', path: '/fechamento/conselho/{id?}', secao: 'CurriculoEscolar', titulo: { br: 'Conselho de classe', en: 'Class council' }, acoes: ['visualizar', 'criar', 'editar', 'excluir'] },
  { id: 'diario-aulas', path: '/academico/diario-classe/aulas', secao: 'CurriculoEscolar', titulo: { br: 'Diário de classe: aulas', en: 'Class diary: lessons' }, acoes: todas, escopo: todas },
  { id: 'diario-avaliacoes', path: '/academico/diario-classe/avaliacoes', secao: 'CurriculoEscolar', titulo: { br: 'Diário de classe: avaliações', en: 'Class diary: evaluations' }, acoes: todas, escopo: todas },
  { id: 'diario-frequencias', path: '/academico/diario-classe/frequencias', secao: 'CurriculoEscolar', titulo: { br: 'Diário de classe: frequências', en: 'Class diary: attendance' }, acoes: todas, escopo: todas },
  { id: 'diario-notas', path: '/academico/diario-classe/notas', secao: 'CurriculoEscolar', titulo: { br: 'Diário de classe: notas', en: 'Class diary: grades' }, acoes: todas, escopo: todas },
  { id: 'boletins', path: '/academico/boletins', secao: 'CurriculoEscolar', titulo: { br: 'Boletins', en: 'Report cards' }, acoes: todas, escopo: leitura },
  { id: 'instituicao-ensino', path: '/instituicao-ensino', secao: 'CurriculoEscolar', titulo: { br: 'Outras instituições de ensino', en: 'Other institutions' }, acoes: todas },
  { id: 'instituicao-ensino-form', path: '/instituicao-ensino/instituicao-ensino/{id?}', secao: 'CurriculoEscolar', titulo: { br: 'Instituição de ensino', en: 'Institution' }, acoes: [], herda: { de: 'instituicao-ensino', letras: 'CEV' } },
  { id: 'instituicao-disciplinas', path: '/instituicao-ensino/disciplinas', secao: 'CurriculoEscolar', titulo: { br: 'Disciplinas de outras instituições', en: 'Subjects of other institutions' }, acoes: todas },
  { id: 'instituicao-turmas', path: '/instituicao-ensino/turmas', secao: 'CurriculoEscolar', titulo: { br: 'Turmas de outras instituições', en: 'Classes of other institutions' }, acoes: todas },
  { id: 'historico-escolar', path: '/instituicao-ensino/historico-escolar', secao: 'CurriculoEscolar', titulo: { br: 'Histórico escolar', en: 'School transcript' }, acoes: todas },
  { id: 'relatorio-disciplinas', path: '/relatorio-disciplinas', secao: 'Academico', titulo: { br: 'Relatório de disciplinas', en: 'Subject report' }, acoes: leitura, escopo: leitura },
  { id: 'relatorio-turmas-para-aluno', path: '/relatorio-turmas-para-aluno', secao: 'Academico', titulo: { br: 'Relatório de turmas por aluno', en: 'Classes per student report' }, acoes: leitura, escopo: leitura },
  { id: 'relatorio-descontos-para-contratos', path: '/relatorio-descontos-para-contratos', secao: 'Academico', titulo: { br: 'Relatório de descontos por contrato', en: 'Contract discounts report' }, acoes: leitura },
  { id: 'relatorio-valores-para-contratos', path: '/relatorio-valores-para-contratos', secao: 'Academico', titulo: { br: 'Relatório de valores por contrato', en: 'Contract values report' }, acoes: leitura },
  { id: 'relatorios-situacao-contrato', path: '/relatorios-situacao-contrato', secao: 'Academico', titulo: { br: 'Relatório de situação dos contratos', en: 'Contract status report' }, acoes: leitura },
  { id: 'relatorios-turmas', path: '/relatorios-turmas', secao: 'Academico', titulo: { br: 'Relatório de turmas', en: 'Class report' }, acoes: leitura, escopo: leitura },
  { id: 'relatorio-irmaos', path: '/relatorio-irmaos', secao: 'Academico', titulo: { br: 'Relatório de irmãos', en: 'Siblings report' }, acoes: leitura },
  { id: 'relatorio-totalizadores', path: '/relatorio-totalizadores', secao: 'Academico', titulo: { br: 'Relatório de totalizadores', en: 'Totals report' }, acoes: leitura },
  { id: 'relatorios-historico-escolar', path: '/relatorios-historico-escolar', secao: 'Academico', titulo: { br: 'Relatório de histórico escolar', en: 'Transcript report' }, acoes: leitura },
  { id: 'relatorio-ficha-socioeconomica', path: '/relatorio-ficha-socioeconomica', secao: 'Academico', titulo: { br: 'Relatório da ficha socioeconômica', en: 'Socioeconomic form report' }, acoes: leitura },
  { id: 'relatorio-conveniados', path: '/relatorio-conveniados', secao: 'Academico', titulo: { br: 'Relação de segurados e conveniados', en: 'List of insured and affiliated' }, acoes: leitura },
  { id: 'contabil-faturamentos', path: '/contabil/faturamentos', secao: 'Contábil', titulo: { br: 'Faturamentos', en: 'Billings' }, acoes: todas },
  { id: 'contabil-fechamento', path: '/contabil/fechamento', secao: 'Contábil', titulo: { br: 'Fechamento contábil', en: 'Accounting closing' }, acoes: todas },
  { id: 'contabil-lancamentos', path: '/contabil/lancamentos', secao: 'Contábil', titulo: { br: 'Lançamentos contábeis', en: 'Ledger entries' }, acoes: todas },
  { id: 'contabil-lancamento-editar', path: '/contabil/lancamentos/{id}', secao: 'Contábil', titulo: { br: 'Lançamento contábil', en: 'Ledger entry' }, acoes: [], herda: { de: 'contabil-lancamentos', letras: 'EV' } },
  { id: 'contabil-periodos', path: '/contabil/periodos', secao: 'Contábil', titulo: { br: 'Períodos contábeis', en: 'Accounting periods' }, acoes: todas },
  { id: 'contabil-plano-contas', path: '/contabil/plano-contas', secao: 'Contábil', titulo: { br: 'Plano de contas', en: 'Chart of accounts' }, acoes: todas },
  { id: 'contabil-lancamento-por-periodo', path: '/contabil/lancamento-por-periodo', secao: 'Contábil', titulo: { br: 'Lançamentos por período', en: 'Entries by period' }, acoes: leitura },
  { id: 'contabil-balancete', path: '/contabil/balancete', secao: 'Contábil', titulo: { br: 'Balancete', en: 'Trial balance' }, acoes: leitura },
  { id: 'contabil-diario', path: '/contabil/diario', secao: 'Contábil', titulo: { br: 'Livro diário', en: 'Daily report' }, acoes: leitura },
  { id: 'contabil-razao', path: '/contabil/razao', secao: 'Contábil', titulo: { br: 'Livro razão', en: 'General ledger' }, acoes: leitura },
  { id: 'contas-a-receber', path: '/financeiro/contas-a-receber', secao: 'Financeiro', titulo: { br: 'Contas a receber', en: 'Accounts receivable' }, acoes: todas },
  { id: 'baixar-titulo', path: '/financeiro/contas-a-receber/baixar-titulo', secao: 'Financeiro', titulo: { br: 'Baixar título', en: 'Settle title' }, acoes: todas },
  { id: 'baixar-titulos', path: '/financeiro/contas-a-receber/baixar-titulos', secao: 'Financeiro', titulo: { br: 'Baixar títulos', en: 'Settle titles' }, acoes: [], herda: { de: 'baixar-titulo', letras: 'C' } },
  { id: 'contas-pagar', path: '/financeiro/contas-pagar', secao: 'Financeiro', titulo: { br: 'Contas a pagar', en: 'Accounts payable' }, acoes: todas },
  { id: 'contas-pagar-baixar-titulo', path: '/financeiro/contas-pagar-baixar-titulo/{id?}', secao: 'Financeiro', titulo: { br: 'Baixar título a pagar', en: 'Settle payable' }, acoes: todas },
  { id: 'rel-pagar-retroativa', path: '/financeiro/relatorio/contas-a-pagar/analise-retroativa', secao: 'Financeiro', titulo: { br: 'Contas a pagar: análise retroativa', en: 'Payables: retroactive analysis' }, acoes: leitura },
  { id: 'rel-receber-retroativa', path: '/financeiro/relatorio/contas-a-receber/analise-retroativa', secao: 'Financeiro', titulo: { br: 'Contas a receber: análise retroativa', en: 'Receivables: retroactive analysis' }, acoes: leitura },
  { id: 'rel-declaracao-ir', path: '/financeiro/relatorio/faturamento/declaracao-imposto-renda', secao: 'Financeiro', titulo: { br: 'Declaração para imposto de renda', en: 'Income tax statement' }, acoes: ['visualizar', 'listar', 'criar', 'editar'] },
  { id: 'rel-faturamento', path: '/financeiro/relatorio/faturamento', secao: 'Financeiro', titulo: { br: 'Relatório de faturamento', en: 'Billing report' }, acoes: leitura },
  { id: 'financeiro-relatorios', path: '/financeiro/relatorios', secao: 'Financeiro', titulo: { br: 'Relatórios financeiros', en: 'Financial reports' }, acoes: leitura },
  { id: 'bancos', path: '/financeiro/estrutura/bancos', secao: 'Financeiro', titulo: { br: 'Bancos', en: 'Banks' }, acoes: todas },
  { id: 'contas', path: '/financeiro/estrutura/contas', secao: 'Financeiro', titulo: { br: 'Contas', en: 'Accounts' }, acoes: todas },
  { id: 'fornecedores', path: '/financeiro/estrutura/fornecedores', secao: 'Financeiro', titulo: { br: 'Fornecedores', en: 'Suppliers' }, acoes: todas },
  { id: 'gerenciar-boletos', path: '/financeiro/estrutura/gerenciar-boletos', secao: 'Financeiro', titulo: { br: 'Gerenciar boletos', en: 'Boleto management' }, acoes: todas },
  { id: 'descontos', path: '/financeiro/estrutura/descontos', secao: 'Financeiro', titulo: { br: 'Descontos', en: 'Discounts' }, acoes: todas },
  { id: 'formas-pagamento', path: '/financeiro/estrutura/formas-pagamento', secao: 'Financeiro', titulo: { br: 'Formas de pagamento', en: 'Payment methods' }, acoes: todas },
  { id: 'precos', path: '/financeiro/estrutura/precos', secao: 'Financeiro', titulo: { br: 'Preços', en: 'Prices' }, acoes: todas },
  { id: 'taxas', path: '/financeiro/estrutura/taxas', secao: 'Financeiro', titulo: { br: 'Taxas', en: 'Fees' }, acoes: todas },
  { id: 'impostos', path: '/financeiro/estrutura/impostos', secao: 'Financeiro', titulo: { br: 'Impostos', en: 'Taxes' }, acoes: todas },
  { id: 'cobranca', path: '/financeiro/cobranca', secao: 'Financeiro', titulo: { br: 'Cartas de cobrança', en: 'Collection letters' }, acoes: todas },
  { id: 'caixa-fluxo', path: '/financeiro/caixa/fluxo', secao: 'Financeiro', titulo: { br: 'Fluxo de caixa', en: 'Cash flow' }, acoes: leitura },
  { id: 'periodo-financeiro', path: '/financeiro/caixa/periodo-financeiro', secao: 'Financeiro', titulo: { br: 'Período financeiro', en: 'Financial period' }, acoes: todas },
  { id: 'financeiro-lancamentos', path: '/financeiro/lancamentos', secao: 'Financeiro', titulo: { br: 'Lançamentos financeiros', en: 'Financial entries' }, acoes: todas },
  { id: 'financeiro-lancamentos-historico', path: '/financeiro/lancamentos/historico', secao: 'Financeiro', titulo: { br: 'Histórico de lançamentos', en: 'Entry history' }, acoes: leitura },
  { id: 'financeiro-integracao-contabil', path: '/financeiro/lancamentos/integracao-contabil', secao: 'Financeiro', titulo: { br: 'Integração contábil', en: 'Accounting integration' }, acoes: todas },
  { id: 'perfis', path: '/perfis', secao: 'Admin', titulo: { br: 'Perfis', en: 'Profiles' }, acoes: todas },
  { id: 'perfil-permissao', path: '/perfis/{id}/permissao', secao: 'Admin', titulo: { br: 'Permissões do perfil', en: 'Profile permissions' }, acoes: [], herda: { de: 'perfis', letras: 'EV' } },
  { id: 'pessoas', path: '/pessoas', secao: 'Admin', titulo: { br: 'Pessoas', en: 'People' }, acoes: todas, escopo: leitura },
  { id: 'nova-pessoa', path: '/pessoas/nova-pessoa', secao: 'Admin', titulo: { br: 'Nova pessoa', en: 'New person' }, acoes: [], herda: { de: 'pessoas', letras: 'C' } },
  { id: 'pessoa', path: '/pessoas/{id}', secao: 'Admin', titulo: { br: 'Pessoa', en: 'Person' }, acoes: [], herda: { de: 'pessoas', letras: 'EV' } },
  { id: 'funcionarios', path: '/funcionarios', secao: 'Admin', titulo: { br: 'Funcionários', en: 'Employees' }, acoes: todas },
  { id: 'relatorio-funcionarios', path: '/relatorio-funcionarios', secao: 'Admin', titulo: { br: 'Relatório de funcionários', en: 'Employee report' }, acoes: leitura },
  { id: 'protocolos', path: '/protocolos', secao: 'Admin', titulo: { br: 'Protocolos', en: 'Protocols' }, acoes: todas },
  { id: 'usuarios', path: '/usuarios', secao: 'Admin', titulo: { br: 'Usuários', en: 'Users' }, acoes: todas },
  { id: 'auditoria', path: '/auditoria', secao: 'Admin', titulo: { br: 'Histórico de alterações', en: 'Change history' }, acoes: leitura },
  { id: 'privacidade', path: '/privacidade', secao: 'Admin', titulo: { br: 'Dados pessoais (LGPD)', en: 'Personal data (LGPD)' }, acoes: todas },
  { id: 'seguranca', path: '/seguranca', secao: 'Admin', titulo: { br: 'Segurança', en: 'Security' }, acoes: leitura },
  { id: 'mudanca', path: '/mudanca', secao: 'Admin', titulo: { br: 'Mudança de sistema', en: 'Moving in' }, acoes: ['visualizar', 'criar', 'editar', 'excluir'] },
  { id: 'mudanca-planilha', path: '/mudanca/planilha/{id}', secao: 'Admin', titulo: { br: 'Planilha da mudança', en: 'Sheet of the move' }, acoes: [], herda: { de: 'mudanca', letras: 'C' } },
  { id: 'mudanca-conferencia', path: '/mudanca/conferencia', secao: 'Admin', titulo: { br: 'Conferência da mudança', en: 'Reconciliation of the move' }, acoes: [], herda: { de: 'mudanca', letras: 'V' } },
  { id: 'depositos', path: '/suprimentos/depositos', secao: 'Suprimentos', titulo: { br: 'Depósitos', en: 'Warehouses' }, acoes: todas },
  { id: 'estoques', path: '/suprimentos/estoques', secao: 'Suprimentos', titulo: { br: 'Estoques', en: 'Stock' }, acoes: todas },
  { id: 'relatorio-estoque', path: '/suprimentos/relatorio-estoque', secao: 'Suprimentos', titulo: { br: 'Relatório de estoque', en: 'Stock report' }, acoes: leitura },
  { id: 'lancamentos-nf', path: '/suprimentos/lancamentos-nf', secao: 'Suprimentos', titulo: { br: 'Notas fiscais de entrada', en: 'Purchase invoices' }, acoes: todas },
  { id: 'criar-nf', path: '/suprimentos/lancamento-nf/criar-nf', secao: 'Suprimentos', titulo: { br: 'Nova nota fiscal', en: 'New purchase invoice' }, acoes: [], herda: { de: 'lancamentos-nf', letras: 'C' } },
  { id: 'nota-nf', path: '/suprimentos/lancamento-nf/nota/{id?}', secao: 'Suprimentos', titulo: { br: 'Nota fiscal', en: 'Purchase invoice' }, acoes: [], herda: { de: 'lancamentos-nf', letras: 'EV' } },
  { id: 'produtos', path: '/suprimentos/produtos', secao: 'Suprimentos', titulo: { br: 'Produtos', en: 'Products' }, acoes: todas },
  { id: 'ficha-saude', path: null, secao: 'Admin', titulo: { br: 'Ficha de saúde', en: 'Health form' }, acoes: ['visualizar', 'editar'], escopo: ['visualizar'] },
  { id: 'estornar-titulo', path: null, secao: 'Financeiro', titulo: { br: 'Estornar baixas', en: 'Reverse settlements' }, acoes: ['criar'] },
  { id: 'estornar-pagamento', path: null, secao: 'Financeiro', titulo: { br: 'Estornar pagamentos', en: 'Reverse payments' }, acoes: ['criar'] },
  { id: 'aprovar-pagamento', path: null, secao: 'Financeiro', titulo: { br: 'Aprovar contas a pagar', en: 'Approve payables' }, acoes: ['criar', 'editar'] },
  { id: 'renegociar-titulo', path: null, secao: 'Financeiro', titulo: { br: 'Renegociar títulos', en: 'Renegotiate titles' }, acoes: ['criar', 'editar', 'excluir'] },
  { id: 'dispensar-encargos', path: null, secao: 'Financeiro', titulo: { br: 'Dispensar multa e juros', en: 'Waive fine and interest' }, acoes: ['criar'] },
  { id: 'devolver-credito', path: null, secao: 'Financeiro', titulo: { br: 'Devolver crédito de pagador', en: 'Refund credit of a payer' }, acoes: ['criar'] },
  { id: 'integridade', path: null, secao: 'Admin', titulo: { br: 'Verificar integridade', en: 'Check integrity' }, acoes: ['visualizar', 'criar'] },
  { id: 'copias', path: null, secao: 'Admin', titulo: { br: 'Cópias e saúde do portal', en: 'Backups and health of the portal' }, acoes: ['visualizar', 'criar', 'editar'] },
  { id: 'decidir-bolsa', path: null, secao: 'Academico', titulo: { br: 'Decidir bolsas de estudo', en: 'Decide scholarships' }, acoes: ['criar'] },
  { id: 'notas-de-origem', path: null, secao: 'Academico', titulo: { br: 'Notas da escola de origem', en: 'Marks of the school of origin' }, acoes: ['visualizar', 'editar'], escopo: ['visualizar'] },
  { id: 'plano-adaptado', path: null, secao: 'Academico', titulo: { br: 'Marcar plano adaptado do aluno', en: 'Mark the adapted plan of a student' }, acoes: ['editar'] },
  { id: 'excesso-vagas', path: null, secao: 'Academico', titulo: { br: 'Matricular acima das vagas', en: 'Enroll over capacity' }, acoes: ['criar'] },
] as const satisfies readonly LinhaTela[];

export type TelaId = (typeof linhas)[number]['id'];
export type Tela = Omit<LinhaTela, 'id' | 'herda'> & { id: TelaId; herda?: { de: TelaId; letras: string } };

/** All screens and route-less permissions. */
export const telas: readonly Tela[] = linhas;

/** The screens that have an address. */
export const telasComRota: readonly (Tela & { path: string })[] = telas.filter(
  (tela): tela is Tela & { path: string } => tela.path !== null,
);

const porId = new Map<string, Tela>(telas.map((tela) => [tela.id, tela]));

/** The screen of an id; throws on an unknown id, which is a programming error. */
export function telaPorId(id: TelaId): Tela {
  const tela = porId.get(id);
  if (!tela) throw new Error(`Unknown screen ${id}`);
  return tela;
}

export type ChavePermissao = `${TelaId}:${Acao}`;
/** Of permissions as they are stored, those of today's catalog: a screen that is no more grants nothing. */
export function permissoesConhecidas(guardadas: readonly string[] | null): Set<ChavePermissao> {
  const conhecidas: ReadonlySet<string> = new Set(permissoesConcediveis);
  return new Set((guardadas ?? []).filter((chave): chave is ChavePermissao => conhecidas.has(chave)));
}

const acaoDaLetra: Record<string, Acao> = { C: 'criar', E: 'editar', V: 'visualizar' };

/**
 * Adds to the granted permissions what form screens inherit, so that every route id has its own entry
 * (a form that opens has `visualizar`, and `criar`/`editar`/`excluir` where its list screen has them).
 */
export function expandirPermissoes(concedidas: Iterable<ChavePermissao>): Set<ChavePermissao> {
  const todasAsChaves = new Set<ChavePermissao>(concedidas);
  todasAsChaves.add('dashboard:visualizar');
  for (const { id, herda } of telas) {
    if (!herda) continue;
    const abre = [...herda.letras].some((letra) => todasAsChaves.has(`${herda.de}:${acaoDaLetra[letra] ?? 'visualizar'}`));
    if (!abre) continue;
    todasAsChaves.add(`${id}:visualizar`);
    for (const acao of ['criar', 'editar', 'excluir'] as const)
      if (todasAsChaves.has(`${herda.de}:${acao}`)) todasAsChaves.add(`${id}:${acao}`);
  }
  return todasAsChaves;
}

/** Every permission a profile can grant, for the administrator and the matrix. */
export const permissoesConcediveis: readonly ChavePermissao[] = telas.flatMap((tela) =>
  tela.acoes.map((acao): ChavePermissao => `${tela.id}:${acao}`),
);

const letraDaAcao: Partial<Record<Acao, string>> = { criar: 'C', editar: 'E', visualizar: 'V' };

/**
 * The permission that stands for an action on a screen, by the screen's own id: itself, or for a form the one of its list screen that
 * opens it. A form without V opens to be seen by who may write there. Null where the screen has no such action.
 */
export function permissaoDaTela(id: TelaId, acao: Acao): ChavePermissao | null {
  const { herda, acoes: proprias } = telaPorId(id);
  if (!herda) return proprias.includes(acao) ? `${id}:${acao}` : null;
  const tem = (letra: string | undefined): boolean => letra !== undefined && herda.letras.includes(letra);
  if (tem(letraDaAcao[acao])) return `${herda.de}:${acao}`;
  if (acao !== 'visualizar') return null;
  return `${herda.de}:${tem('E') ? 'editar' : 'criar'}`;
}

/** A screen that the menu shows: it has an address without parameters and is not a form of another one. */
export function apareceNoMenu(tela: Tela): boolean {
  return tela.path !== null && tela.secao !== null && !tela.herda && !/\{\w+\}/.test(tela.path);
}

/** What an address may name: records by their number, a document by its code, and a word of the contract's address. */
export type ParametrosDeTela = Readonly<
  { codigo?: string | undefined; visualizar?: string | undefined } & {
    [nome in 'id' | 'contratoId' | 'idPessoa' | 'matriculaId']?: number | `${number}` | undefined;
  }
>;

/** The address of a screen with its parameters in place; absent optional ones are dropped. */
export function hrefDaTela(id: TelaId, params: ParametrosDeTela = {}): string {
  const { path } = telaPorId(id);
  if (path === null) throw new Error(`Screen ${id} has no address`);
  return path
    .split('/')
    .map((parte) => {
      const nome = /^\{(\w+)\??\}$/.exec(parte)?.[1];
      const valor = nome === undefined ? parte : params[nome as keyof ParametrosDeTela];
      return encodeURIComponent(valor ?? '');
    })
    .filter((parte, indice) => indice === 0 || parte !== '')
    .join('/');
}
