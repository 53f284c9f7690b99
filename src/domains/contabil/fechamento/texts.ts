import { defineTextos } from '#shared/textos.ts';

/** Texts of closing and reopening. */
export const textosFechamento = defineTextos({
  proximo: { br: 'Próximo a fechar', en: 'Next to close' },
  nadaAFechar: { br: 'Todos os períodos estão fechados.', en: 'All periods are closed.' },
  semExercicio: { br: 'Nenhum exercício aberto', en: 'No accounting year open' },
  semExercicioTexto: { br: 'Abra o primeiro exercício em Períodos contábeis.', en: 'Open the first year in Accounting periods.' },
  irPeriodos: { br: 'Períodos contábeis', en: 'Accounting periods' },
  lancamentos: { br: 'Lançamentos', en: 'Entries' },
  total: { br: 'Débitos = créditos', en: 'Debits = credits' },
  pendencias: { br: 'Antes de fechar', en: 'Before closing' },
  semPendencias: { br: 'Nada pendente.', en: 'Nothing pending.' },
  rascunhos: {
    br: { one: '{n} rascunho por lançar', other: '{n} rascunhos por lançar' },
    en: { one: '{n} draft to be posted', other: '{n} drafts to be posted' },
  },
  recorrentes: {
    br: { one: '{n} modelo recorrente não gerado', other: '{n} modelos recorrentes não gerados' },
    en: { one: '{n} recurrent model not made', other: '{n} recurrent models not made' },
  },
  fatos_sem_regra: {
    br: { one: '{n} fato sem regra ou sem conta que o receba', other: '{n} fatos sem regra ou sem conta que os receba' },
    en: { one: '{n} fact without a rule or an account to take it', other: '{n} facts without a rule or an account to take them' },
  },
  fatos_sem_lancamento: {
    br: { one: '{n} fato por lançar', other: '{n} fatos por lançar' },
    en: { one: '{n} fact to be posted', other: '{n} facts to be posted' },
  },
  faturamento_por_fazer: {
    br: { one: '{n} título por faturar', other: '{n} títulos por faturar' },
    en: { one: '{n} title to be recognized', other: '{n} titles to be recognized' },
  },
  periodos_financeiros_abertos: {
    br: { one: '{n} período financeiro aberto no mês', other: '{n} períodos financeiros abertos no mês' },
    en: { one: '{n} financial period open in the month', other: '{n} financial periods open in the month' },
  },
  contas_sem_conciliar: {
    br: { one: '{n} conta bancária sem conciliar até o fim do mês', other: '{n} contas bancárias sem conciliar até o fim do mês' },
    en: {
      one: '{n} bank account not reconciled up to the end of the month',
      other: '{n} bank accounts not reconciled up to the end of the month',
    },
  },
  recebimentos_a_liquidar: {
    br: { one: '{n} recebimento a liquidar vencido', other: '{n} recebimentos a liquidar vencidos' },
    en: { one: '{n} receipt due to be settled', other: '{n} receipts due to be settled' },
  },
  retornos_na_fila: {
    br: { one: '{n} linha de retorno na fila', other: '{n} linhas de retorno na fila' },
    en: { one: '{n} line of a return in the queue', other: '{n} lines of returns in the queue' },
  },
  emCurso: {
    br: 'Este período ainda não terminou: fecha-se a partir do dia seguinte ao último.',
    en: 'This period is not over: it closes from the day after its last.',
  },
  superavit: { br: 'Resultado do exercício: superávit de {valor}', en: 'Result of the year: surplus of {valor}' },
  deficit: { br: 'Resultado do exercício: déficit de {valor}', en: 'Result of the year: deficit of {valor}' },
  fechar: { br: 'Fechar {periodo}', en: 'Close {periodo}' },
  fecharTexto: {
    br: 'Nada mais se lança em {periodo}: {lancamentos} {lancamentos:lançamento fica|lançamentos ficam} com {total} de cada lado.',
    en: 'Nothing more is posted in {periodo}: {lancamentos} {lancamentos:entry stays|entries stay} with {total} on each side.',
  },
  encerrarTexto: {
    br: 'As receitas e despesas de {ano} vão a zero, o resultado fica no patrimônio líquido e os saldos passam para {seguinte}. Nada mais se lança em {ano}.',
    en: 'Revenues and expenses of {ano} go to zero, the result stays in net worth and balances pass to {seguinte}. Nothing more is posted in {ano}.',
  },
  comPendencias: { br: 'As pendências acima ficam como estão.', en: 'What is pending above stays as it is.' },
  fechado: { br: '{periodo} fechado', en: '{periodo} closed' },
  reabrir: { br: 'Reabrir {periodo}', en: 'Reopen {periodo}' },
  reabrirTexto: {
    br: '{periodo} volta a receber lançamentos. O motivo fica registrado.',
    en: '{periodo} takes entries again. The reason is kept.',
  },
  reabrirAnoTexto: {
    br: 'Os lançamentos que encerraram {ano} são estornados e os saldos levados para {seguinte} voltam. O motivo fica registrado.',
    en: 'The entries that closed {ano} are reversed and the balances carried into {seguinte} come back. The reason is kept.',
  },
  reaberto: { br: '{periodo} reaberto', en: '{periodo} reopened' },
  ultimoFechado: { br: 'Último fechado', en: 'Last closed' },
  fechadoPor: { br: 'Fechado por {usuario} em {em}', en: 'Closed by {usuario} on {em}' },
  resolver: { br: 'Resolver', en: 'Solve' },
});
