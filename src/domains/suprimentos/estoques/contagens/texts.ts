import { defineTextos } from '#shared/textos.ts';

/** Texts of counts. */
export const textosContagem = defineTextos({
  contagens: { br: 'Contagens', en: 'Counts' },
  contagem: { br: 'Contagem nº {numero}', en: 'Count no. {numero}' },
  novaContagem: { br: 'Nova contagem', en: 'New count' },
  novaTexto: {
    br: 'A folha sai sem os saldos: conta-se o que está na prateleira, e a diferença aparece depois.',
    en: 'The sheet comes without the balances: what is on the shelf is counted, and the difference shows afterwards.',
  },
  abrir: { br: 'Abrir contagem', en: 'Open count' },
  todosOsGrupos: { br: 'Todos os grupos', en: 'All groups' },
  numero: { br: 'Número', en: 'Number' },
  aberta: { br: 'Aberta', en: 'Open' },
  concluida: { br: 'Concluída', en: 'Concluded' },
  cancelada: { br: 'Cancelada', en: 'Given up' },
  contados: { br: 'Contados', en: 'Counted' },
  contadosDe: { br: '{n} de {total} contados', en: '{n} of {total} counted' },
  abertaPor: { br: 'Aberta por', en: 'Opened by' },
  contado: { br: 'Contado', en: 'Counted' },
  digitar: { br: 'Digitar a contagem', en: 'Type the count' },
  imprimirFolha: { br: 'Imprimir folha', en: 'Print sheet' },
  concluir: { br: 'Concluir contagem', en: 'Conclude count' },
  cancelar: { br: 'Cancelar contagem', en: 'Give count up' },
  cancelarTexto: { br: 'O que foi digitado fica guardado e nada é ajustado.', en: 'What was typed is kept and nothing is adjusted.' },
  diferencas: { br: 'Diferenças', en: 'Differences' },
  semDiferencas: {
    br: 'O que foi contado é o que os livros dizem: nada será ajustado.',
    en: 'What was counted is what the books say: nothing will be adjusted.',
  },
  naoContados: {
    br: { one: '{n} produto não foi contado e fica como está.', other: '{n} produtos não foram contados e ficam como estão.' },
    en: { one: '{n} product was not counted and stays as it is.', other: '{n} products were not counted and stay as they are.' },
  },
  esperado: { br: 'Nos livros', en: 'In the books' },
  diferenca: { br: 'Diferença', en: 'Difference' },
  refazer: { br: 'os livros mudaram depois de contado: conte de novo', en: 'the books changed after it was counted: count again' },
  semCusto: { br: 'sem custo: dê entrada e conte de novo', en: 'no cost: enter it and count again' },
  moveu: { br: 'moveu-se enquanto se contava: confira', en: 'moved while it was counted: check it' },
  contagemConcluida: {
    br: { one: 'Contagem concluída: {n} produto ajustado.', other: 'Contagem concluída: {n} produtos ajustados.' },
    en: { one: 'Count concluded: {n} product adjusted.', other: 'Count concluded: {n} products adjusted.' },
  },
  contagemCancelada: { br: 'Contagem cancelada.', en: 'Count given up.' },
  vazio: { br: 'Nenhuma contagem ainda', en: 'No counts yet' },
  vazioTexto: {
    br: 'Abra uma contagem, imprima a folha, conte as prateleiras e digite o que achou.',
    en: 'Open a count, print the sheet, count the shelves and type what you found.',
  },
  folhaTitulo: { br: 'Folha de contagem: {deposito}', en: 'Count sheet: {deposito}' },
  folhaNumero: { br: 'Contagem nº {numero}', en: 'Count no. {numero}' },
  folhaAberta: {
    br: 'Aberta em {em} por {usuario}. Conte o que está na prateleira.',
    en: 'Opened on {em} by {usuario}. Count what is on the shelf.',
  },
  folhaAssinatura: {
    br: 'Contado por: ______________________________   Data: ____/____/______',
    en: 'Counted by: ______________________________   Date: ____/____/______',
  },
});
