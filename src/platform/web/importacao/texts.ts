import { defineTextos } from '#shared/textos.ts';

/** The window that brings records of a register in from a sheet. */
export const textosDeImportacao = defineTextos({
  importar: { br: 'Importar planilha', en: 'Import sheet' },
  nadaAntes: {
    br: 'Envie uma planilha XLSX ou CSV, com os nomes das colunas na primeira linha. Nada é gravado antes de você conferir, e tudo se grava de uma vez ou nada.',
    en: 'Send an XLSX sheet or a CSV, with the column names in the first line. Nothing is saved before you have checked it, and all of it is saved at once or nothing.',
  },
  limites: { br: 'Até 2 MB e {linhas} linhas.', en: 'Up to 2 MB and {linhas} lines.' },
  escolher: { br: 'Escolher planilha', en: 'Choose sheet' },
  modelo: { br: 'Baixar modelo {formato}', en: 'Download {formato} model' },
  lendo: { br: 'Lendo a planilha…', en: 'Reading the sheet…' },
  linhasDe: {
    br: { one: '{arquivo}: {n} linha', other: '{arquivo}: {n} linhas' },
    en: { one: '{arquivo}: {n} line', other: '{arquivo}: {n} lines' },
  },
  colunasUsadas: { br: 'O que é cada coluna ({n} de {total} entram)', en: 'What each column is ({n} of {total} come in)' },
  destinoDe: { br: 'Para onde vai a coluna {coluna}', en: 'Where column {coluna} goes' },
  semTitulo: { br: '(sem nome)', en: '(no name)' },
  naoImportar: { br: 'Não importar', en: 'Do not import' },
  prontas: { br: 'Prontas', en: 'Ready' },
  comErro: { br: 'Com erro', en: 'With errors' },
  cadastradas: { br: 'Já cadastradas', en: 'Registered already' },
  ficam: { br: 'O que já está cadastrado fica como está.', en: 'What is registered already stays as it is.' },
  novos: { br: 'Serão criados também: {nomes}.', en: 'These will be made too: {nomes}.' },
  primeiras: { br: 'Aparecem as primeiras {n} linhas, com erros na frente.', en: 'The first {n} lines are shown, errors in front.' },
  linha: { br: 'Linha', en: 'Line' },
  nome: { br: 'Nome', en: 'Name' },
  conferir: { br: 'O que conferir', en: 'What to check' },
  pronta: { br: 'Pronta', en: 'Ready' },
  erro: { br: 'Com erro', en: 'With errors' },
  cadastrada: { br: 'Já cadastrada', en: 'Registered already' },
  importarN: { br: { one: 'Importar {n} linha', other: 'Importar {n} linhas' }, en: { one: 'Import {n} line', other: 'Import {n} lines' } },
  outra: { br: 'Outra planilha', en: 'Another sheet' },
  feito: {
    br: { one: '{n} cadastro criado.', other: '{n} cadastros criados.' },
    en: { one: '{n} record created.', other: '{n} records created.' },
  },
});
