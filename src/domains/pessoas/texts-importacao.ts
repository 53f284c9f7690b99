import { defineTextos } from '#shared/textos.ts';

/** The window that brings people in from a sheet. */
export const textosImportacao = defineTextos({
  importar: { br: 'Importar planilha', en: 'Import sheet' },
  importarTitulo: { br: 'Importar alunos e responsáveis', en: 'Import students and guardians' },
  explicacao: {
    br: 'Envie uma planilha XLSX ou CSV com uma linha por aluno e, na mesma linha, os dados da mãe, do pai ou de outro responsável. Nada é gravado antes de você conferir.',
    en: 'Send an XLSX sheet or a CSV with one line a student and, in the same line, the data of mother, father or another guardian. Nothing is saved before you have checked it.',
  },
  explicacaoResponsaveis: {
    br: 'Responsável com CPF, celular ou e-mail vira cadastro próprio, um só para os irmãos, e é proposto na matrícula. Só com o nome, fica na filiação do aluno.',
    en: 'A guardian with CPF, cell phone or e-mail becomes a record of their own, one for all siblings, and is proposed when enrolling. With a name alone, stays in the student’s filiation.',
  },
  escolherPlanilha: { br: 'Escolher planilha', en: 'Choose sheet' },
  lendo: { br: 'Lendo a planilha…', en: 'Reading the sheet…' },
  modelo: { br: 'Baixar modelo {formato}', en: 'Download {formato} model' },
  limites: {
    br: 'Até 5 MB e 5.000 linhas, com os nomes das colunas na primeira.',
    en: 'Up to 5 MB and 5,000 lines, with the column names in the first.',
  },
  recentes: { br: 'Importações do último mês', en: 'Imports of the last month' },
  recente: { br: '{arquivo}: {criadas} cadastros de {total} linhas', en: '{arquivo}: {criadas} records of {total} lines' },
  desfeita: { br: 'Desfeita', en: 'Undone' },
  abrir: { br: 'Abrir', en: 'Open' },
  colunasTitulo: {
    br: { one: '{arquivo}: {n} linha. O que é cada coluna?', other: '{arquivo}: {n} linhas. O que é cada coluna?' },
    en: { one: '{arquivo}: {n} line. What is each column?', other: '{arquivo}: {n} lines. What is each column?' },
  },
  destinoDe: { br: 'Para onde vai a coluna {coluna}', en: 'Where column {coluna} goes' },
  semTitulo: { br: '(sem nome)', en: '(no name)' },
  naoImportar: { br: 'Não importar', en: 'Do not import' },
  prontas: { br: 'Prontas', en: 'Ready' },
  comErro: { br: 'Com erro', en: 'With errors' },
  cadastradas: { br: 'Já cadastradas', en: 'Registered already' },
  parecidas: { br: 'Parecidas', en: 'Alike' },
  responsaveisNovos: { br: 'Responsáveis novos', en: 'New guardians' },
  responsaveisExistentes: { br: 'Responsáveis já cadastrados', en: 'Guardians registered already' },
  conferindo: { br: 'Conferindo…', en: 'Checking…' },
  aceitarParecidas: {
    br: 'Cadastrar também quem tem o mesmo nome e nascimento de alguém do cadastro',
    en: 'Register also who has the same name and birth date as somebody registered',
  },
  linha: { br: 'Linha', en: 'Line' },
  nome: { br: 'Nome', en: 'Name' },
  problema: { br: 'O que conferir', en: 'What to check' },
  situacao_pronta: { br: 'Pronta', en: 'Ready' },
  situacao_erro: { br: 'Com erro', en: 'With errors' },
  situacao_cadastrada: { br: 'Já cadastrada', en: 'Registered already' },
  situacao_parecida: { br: 'Parecida', en: 'Alike' },
  avisoVinculada: { br: 'já no cadastro, será vinculado a {quem}.', en: 'registered already, will be linked to {quem}.' },
  avisoDaLinha: { br: 'o mesmo da linha {linha}, {quem}.', en: 'the same as in line {linha}, {quem}.' },
  avisoAcrescenta: { br: 'Acrescenta ao cadastro: {contatos}.', en: 'Adds to the record: {contatos}.' },
  avisoIgnora: {
    br: 'Não acrescenta {contatos}: o cadastro está cheio ou você não edita pessoas.',
    en: 'Does not add {contatos}: the record is full or you may not edit people.',
  },
  cpfConferido: { br: 'Conferi o CPF: é a mesma pessoa', en: 'I checked the CPF: it is the same person' },
  cpfConferidoDaLinha: {
    br: 'Linha {linha}: conferi o CPF, é a mesma pessoa',
    en: 'Line {linha}: I checked the CPF, it is the same person',
  },
  primeirasLinhas: { br: 'Aparecem as primeiras {n} linhas, com erros na frente.', en: 'The first {n} lines are shown, errors in front.' },
  soAsProntas: {
    br: 'Só as linhas prontas são gravadas. As outras ficam de fora; corrija a planilha e envie de novo quando quiser.',
    en: 'Only the ready lines are saved. The others stay out; mend the sheet and send it again whenever you want.',
  },
  cadastrarN: {
    br: { one: 'Cadastrar {n} aluno', other: 'Cadastrar {n} alunos' },
    en: { one: 'Register {n} student', other: 'Register {n} students' },
  },
  outraPlanilha: { br: 'Outra planilha', en: 'Another sheet' },
  desfazer: { br: 'Desfazer importação', en: 'Undo import' },
  desfazerTitulo: { br: 'Desfazer a importação de {arquivo}?', en: 'Undo the import of {arquivo}?' },
  desfazerTexto: {
    br: 'Os cadastros criados por ela são excluídos e os contatos que ela acrescentou saem. Fica o que já foi alterado, matriculado ou usado em outro lugar.',
    en: 'The records that it made are deleted and the contacts that it added leave. What was changed, enrolled or used elsewhere stays.',
  },
});
