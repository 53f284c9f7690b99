import type { Textos } from '#shared/erros.ts';
import type { Secao, TelaId } from './telas.ts';

/** A part of a menu section under a title of its own. */
export type GrupoDaSecao = { chave: string; titulo: Textos; telas: readonly TelaId[] };

/**
 * The groups of the sections that are longer than one can take in at a glance, in the order of the menu. A section without groups shows its
 * screens as they are. A tidy test keeps every section, with one of its groups open, within a screen of 900 px.
 */
export const gruposDasSecoes: Partial<Record<Secao, readonly GrupoDaSecao[]>> = {
  Academico: [
    {
      chave: 'matriculas',
      titulo: { br: 'Matrículas e contratos', en: 'Enrollments and contracts' },
      telas: ['matriculas', 'rematriculas', 'pendencias', 'temporadas', 'contratos', 'aditivos', 'documento-padrao'],
    },
    {
      chave: 'turmas',
      titulo: { br: 'Cursos e turmas', en: 'Courses and classes' },
      telas: [
        'cursos-estrutura',
        'disciplinas',
        'turmas-estrutura',
        'grupos-turma',
        'gerenciador-turmas',
        'docentes-periodo',
        'tipo-avaliacao',
      ],
    },
    {
      chave: 'ano',
      titulo: { br: 'Ano letivo', en: 'School year' },
      telas: ['periodo-letivo', 'fechamento-periodo-letivo', 'fechamento-cursos-turmas'],
    },
    {
      chave: 'bolsas',
      titulo: { br: 'Bolsas de estudo', en: 'Scholarships' },
      telas: ['bolsas', 'fichas-socioeconomicas', 'regras-bolsa', 'relatorio-ficha-socioeconomica'],
    },
    {
      chave: 'convenios',
      titulo: { br: 'Seguros e convênios', en: 'Insurance and agreements' },
      telas: ['convenios', 'relatorio-conveniados'],
    },
    {
      chave: 'relatorios',
      titulo: { br: 'Relatórios', en: 'Reports' },
      telas: [
        'relatorio-disciplinas',
        'relatorio-turmas-para-aluno',
        'relatorio-descontos-para-contratos',
        'relatorio-valores-para-contratos',
        'relatorios-situacao-contrato',
        'relatorios-turmas',
        'relatorio-irmaos',
        'relatorio-totalizadores',
        'relatorios-historico-escolar',
      ],
    },
  ],
  CurriculoEscolar: [
    {
      chave: 'diario',
      titulo: { br: 'Painéis e diário', en: 'Panels and diary' },
      telas: ['painel-professor', 'painel-coordenador', 'diario-aulas', 'diario-frequencias', 'diario-avaliacoes', 'diario-notas'],
    },
    {
      chave: 'resultados',
      titulo: { br: 'Resultados', en: 'Results' },
      telas: ['boletins', 'conselho-de-classe', 'historico-escolar'],
    },
    {
      chave: 'instituicoes',
      titulo: { br: 'Outras instituições', en: 'Other institutions' },
      telas: ['instituicao-ensino', 'instituicao-disciplinas', 'instituicao-turmas'],
    },
  ],
  Financeiro: [
    {
      chave: 'receber',
      titulo: { br: 'A receber', en: 'Receivable' },
      telas: ['contas-a-receber', 'baixar-titulo', 'gerenciar-boletos', 'cobranca'],
    },
    {
      chave: 'pagar',
      titulo: { br: 'A pagar', en: 'Payable' },
      telas: ['contas-pagar', 'contas-pagar-baixar-titulo', 'fornecedores'],
    },
    {
      chave: 'caixa',
      titulo: { br: 'Caixa', en: 'Cash' },
      telas: [
        'caixa-fluxo',
        'periodo-financeiro',
        'financeiro-lancamentos',
        'financeiro-lancamentos-historico',
        'financeiro-integracao-contabil',
      ],
    },
    {
      chave: 'cadastros',
      titulo: { br: 'Preços e cadastros', en: 'Prices and registers' },
      telas: ['precos', 'descontos', 'taxas', 'impostos', 'formas-pagamento', 'contas', 'bancos'],
    },
    {
      chave: 'relatorios',
      titulo: { br: 'Relatórios', en: 'Reports' },
      telas: ['rel-receber-retroativa', 'rel-pagar-retroativa', 'rel-faturamento', 'rel-declaracao-ir', 'financeiro-relatorios'],
    },
  ],
};
