import { defineErros } from '#shared/erros.ts';

/** Refusals of moving in. */
export const errosMudanca = defineErros({
  MUDANCA_JA_CARREGADA: {
    status: 409,
    br: 'Esta planilha já foi carregada. Para carregar de novo, desfaça-a e envie outra.',
    en: 'This sheet was loaded already. To load again, undo it and send another.',
  },
  MUDANCA_SEM_COLUNA: {
    status: 400,
    br: 'Diga qual coluna é "{coluna}", ou escreva um valor para todas as linhas.',
    en: 'Say which column is "{coluna}", or write one value for all lines.',
  },
  MUDANCA_SEM_ENSAIO: {
    status: 409,
    br: 'Confira a planilha antes de carregar: as colunas mudaram depois da última conferência.',
    en: 'Check the sheet before loading it: the columns changed after it was checked last.',
  },
  MUDANCA_NADA_A_CARREGAR: {
    status: 409,
    br: 'Nenhuma linha desta planilha está pronta. Corrija o que a conferência apontou e envie de novo.',
    en: 'No line of this sheet is ready. Mend what the check told and send it again.',
  },
  MUDANCA_NAO_DESFAZ: {
    status: 409,
    br: 'Só se desfaz uma planilha carregada, depois que a carga termina e fora de outro desfazimento.',
    en: 'Only a loaded sheet is undone, after its load has ended and outside another undo.',
  },
  MUDANCA_CARREGADA_NAO_EXCLUI: {
    status: 409,
    br: 'Uma planilha carregada não se exclui: desfaça-a.',
    en: 'A sheet that was loaded is not deleted: undo it.',
  },
  MUDANCA_LINHA_RECUSADA: { status: 409, br: '{motivo}', en: '{motivo}' },
  MUDANCA_JA_VEIO: {
    status: 409,
    br: 'Este código já veio do outro sistema: {nome}. A linha não muda nada.',
    en: 'This code came from the other system already: {nome}. The line changes nothing.',
  },
  MUDANCA_CONHECIDA: { status: 409, br: 'Já no cadastro: {nome}.', en: 'In the register already: {nome}.' },
  MUDANCA_CPF_DE_OUTRA_PESSOA: {
    status: 409,
    br: 'Este CPF é de {nome}, que tem outro nome ou outra data de nascimento. Se é a mesma pessoa, escreva-os como no cadastro; se não, tire o CPF da linha.',
    en: 'This CPF is of {nome}, who has another name or another birth date. If it is the same person, write them as registered; if not, take the CPF out of the line.',
  },
  MUDANCA_ALTERADO_NO_PORTAL: {
    status: 409,
    br: 'Foi alterada no portal depois da carga, e a linha diz outra coisa: corrija na tela.',
    en: 'It was changed in the portal after the load, and the line says something else: put it right on the screen.',
  },
  MUDANCA_CORRIGE: {
    status: 409,
    br: 'Corrige quem veio com este código: {nome}.',
    en: 'Puts right who came with this code: {nome}.',
  },
  MUDANCA_CODIGO_REPETIDO: {
    status: 409,
    br: 'O código está também na linha {linha} desta planilha.',
    en: 'The code stands in line {linha} of this sheet too.',
  },
  MUDANCA_TITULO_REPETIDO: {
    status: 409,
    br: 'O código está também na linha {linha} desta planilha. Se são parcelas de um documento, diga qual coluna é a parcela, ou escreva-a com ele: {codigo}/1, {codigo}/2.',
    en: 'The code stands in line {linha} of this sheet too. If these are installments of one document, say which column is the installment, or write it with the code: {codigo}/1, {codigo}/2.',
  },
  MUDANCA_TITULO_DIFERENTE: {
    status: 409,
    br: 'O código {codigo} já veio do outro sistema, com vencimento em {vencimento} e {valor}, e a linha diz outra coisa. Se é outro título, dê-lhe outro código, como o do documento com a parcela. Se é este e a família pagou uma parte lá, dê baixa dela aqui; se o vencimento mudou, mude-o no título; se veio errado, desfaça a planilha dele e carregue-a corrigida.',
    en: 'The code {codigo} came from the other system already, due on {vencimento} and of {valor}, and the line says something else. If it is another title, give it another code, such as that of the document with the installment. If it is this one and the family paid a part there, record that payment here; if the due date changed, change it on the title; if it came wrong, undo its sheet and load it put right.',
  },
  MUDANCA_PESSOA_DESCONHECIDA: {
    status: 409,
    br: 'Ninguém veio com o código "{codigo}", nem há este CPF no cadastro. Carregue antes a planilha de pessoas.',
    en: 'Nobody came with the code "{codigo}", nor is this CPF registered. Load the sheet of people first.',
  },
  MUDANCA_TURMA_DESCONHECIDA: {
    status: 409,
    br: 'Nenhuma turma veio com o código "{codigo}" nem tem só este nome. Carregue antes a planilha de turmas.',
    en: 'No class came with the code "{codigo}" nor is the only one of this name. Load the sheet of classes first.',
  },
  MUDANCA_CADASTRO_DESCONHECIDO: {
    status: 409,
    br: 'Não há "{valor}" no cadastro do portal, ou está inativo. Cadastre antes, com o mesmo nome.',
    en: 'There is no "{valor}" in the register of the portal, or it is inactive. Register it first, under the same name.',
  },
  MUDANCA_CURSO_AMBIGUO: {
    status: 409,
    br: 'Mais de um curso se chama "{valor}". Escreva a segmentação e o curso: "Ensino Médio · {valor}".',
    en: 'More than one course is called "{valor}". Write the level and the course: "Ensino Médio · {valor}".',
  },
  MUDANCA_VALOR_INVALIDO: {
    status: 400,
    br: '"{valor}" não é um valor em reais. Escreva como 1.234,56.',
    en: '"{valor}" is not an amount in reais. Write it as 1.234,56.',
  },
  MUDANCA_SALDO_DE_UM_LADO: {
    status: 400,
    br: 'Diga o saldo de um lado só: débito ou crédito, maior que zero.',
    en: 'Say the balance on one side: debit or credit, more than zero.',
  },
  MUDANCA_PLANILHA_INTEIRA: {
    status: 409,
    br: 'Os saldos entram juntos, em um lançamento só: corrija antes as outras linhas com erro.',
    en: 'Balances come in together, as one entry: mend the other lines with errors first.',
  },
  MUDANCA_SEM_LIVROS: {
    status: 409,
    br: 'Abra antes o exercício em Períodos contábeis: os saldos entram no primeiro dia dos livros, e um título sem emissão é de antes dele.',
    en: 'Open the year in Accounting periods first: balances come in on the first day of the books, and a title without an issue date is of before it.',
  },
  MUDANCA_EMISSAO_DEPOIS_DO_VENCIMENTO: {
    status: 400,
    br: 'A emissão não pode ser depois do vencimento.',
    en: 'The issue cannot be after the due date.',
  },
  MUDANCA_REGISTRO_ALTERADO: {
    status: 409,
    br: 'Foi alterado ou usado depois da carga, e a carga não tira o trabalho de ninguém. Cancele ou exclua este registro na tela dele, e desfaça de novo.',
    en: 'It was changed or used after the load, and the load takes nobody’s work away. Cancel or delete this record on its own screen, and undo again.',
  },
  MUDANCA_CONTA_DE_GRUPO: {
    status: 400,
    br: '{valor} é conta sintética: traga o saldo das contas analíticas abaixo dela.',
    en: '{valor} is a group of accounts: bring the balances of the accounts below it.',
  },
  MUDANCA_SEM_ESCOLA: {
    status: 409,
    br: 'Preencha antes os dados da escola: eles saem no papel.',
    en: 'Fill in the data of the school first: they are on the paper.',
  },
  MUDANCA_DIFERENCA_SEM_EXPLICACAO: {
    status: 409,
    br: 'Há {n} {n:diferença|diferenças}. Para assinar assim, escreva na observação por quê.',
    en: 'There {n:is|are} {n} {n:difference|differences}. To sign as it is, write why in the note.',
  },
  MUDANCA_SEM_TOTAIS: {
    status: 409,
    br: 'Digite antes os totais do outro sistema: sem eles não há o que comparar.',
    en: 'Type the totals of the other system first: without them there is nothing to compare.',
  },
});
