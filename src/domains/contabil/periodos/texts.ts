import { defineTextos } from '#shared/textos.ts';

/** Texts of years, períodos and their closing. */
export const textosPeriodos = defineTextos({
  exercicio: { br: 'Exercício de {ano}', en: 'Year {ano}' },
  abrirExercicio: { br: 'Abrir exercício', en: 'Open year' },
  ano: { br: 'Ano', en: 'Year' },
  aberto_agora: { br: 'Exercício de {ano} aberto', en: 'Year {ano} opened' },
  abrirAjuste: { br: 'Abrir período de ajustes', en: 'Open adjustment period' },
  ajusteAberto: { br: 'Período de ajustes aberto', en: 'Adjustment period opened' },
  excluir: { br: 'Excluir', en: 'Delete' },
  excluirTexto: {
    br: 'O exercício de {ano} não tem lançamentos e deixa de existir.',
    en: 'The year {ano} has no entries and ceases to exist.',
  },
  excluido: { br: 'Exercício excluído', en: 'Year deleted' },
  periodo: { br: 'Período', en: 'Period' },
  situacao: { br: 'Situação', en: 'State' },
  aberto: { br: 'Aberto', en: 'Open' },
  fechado: { br: 'Fechado', en: 'Closed' },
  reaberto: { br: 'Reaberto', en: 'Reopened' },
  ajuste: { br: 'Ajustes', en: 'Adjustments' },
  encerramento: { br: 'Encerramento do exercício', en: 'Closing of the year' },
  lancamentos: { br: 'Lançamentos', en: 'Entries' },
  total: { br: 'Débitos = créditos', en: 'Debits = credits' },
  ultima: { br: 'Última mudança', en: 'Last change' },
  porQuem: { br: '{usuario}, {em}', en: '{usuario}, {em}' },
  vazio: { br: 'Nenhum exercício ainda', en: 'No accounting years yet' },
  vazioTexto: { br: 'Abra o exercício do ano em que os livros começam.', en: 'Open the year in which the books begin.' },
  irFechar: { br: 'Fechar e reabrir', en: 'Close and reopen' },
  verLancamentos: { br: 'Ver lançamentos', en: 'See entries' },
});
