import { defineErros } from '#shared/erros.ts';
import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Refusals of this room. */
export const errosCadastros = defineErros({
  CADASTRO_NAO_ENCONTRADO: { status: 404, br: 'O cadastro não foi encontrado.', en: 'The record was not found.' },
  BANCO_REPETIDO: { status: 409, br: 'Já existe um banco com este código.', en: 'A bank with this code already exists.' },
  CONTA_BANCARIA_REPETIDA: {
    status: 409,
    br: 'Esta agência e este número já são de {conta}, que está ativa neste banco. Desative a outra antes de cadastrar a conta de novo.',
    en: 'This branch and number already belong to {conta}, which is active at this bank. Deactivate the other one before registering the account again.',
  },
  DIGITO_NAO_CONFERE: {
    status: 400,
    br: 'O dígito não confere ou falta: no {banco} este número tem o dígito {certo}. Corrija o número ou o dígito.',
    en: 'The check digit does not match or is missing: at {banco} this number has the digit {certo}. Mend the number or the digit.',
  },
  NOME_REPETIDO: { status: 409, br: 'Já existe um cadastro com este nome.', en: 'A record with this name already exists.' },
  PRECO_REPETIDO: {
    status: 409,
    br: 'Já existe um preço com esta descrição para o ano e o curso.',
    en: 'This year and course already have a price with this description.',
  },
  ANUIDADE_REPETIDA: {
    status: 409,
    br: 'Este curso já tem anuidade neste ano: {preco}. Um curso tem uma só anuidade em cada ano (Lei 9.870/1999, art. 1º).',
    en: 'This course already has a tuition in this year: {preco}. A course has one tuition in each year (Law 9.870/1999, art. 1).',
  },
  ANUIDADE_AUMENTADA: {
    status: 409,
    br: 'A anuidade deste ano é {valor} e já vale em {contratos} {contratos:contrato|contratos}: dentro do ano ela não aumenta (Lei 9.870/1999, art. 1º). O valor novo é o do ano seguinte.',
    en: 'The tuition of this year is {valor} and already holds in {contratos} {contratos:contract|contracts}: it does not go up within the year (Law 9.870/1999, art. 1). The new amount is that of the next year.',
  },
  TAXA_EM_USO: {
    status: 409,
    br: 'Com “{nome}” já {titulos:foi emitido|foram emitidos} {titulos} {titulos:título|títulos}: valores e início não mudam mais. Para outro valor, registre outra taxa com o novo início.',
    en: '{titulos} {titulos:title was|titles were} issued with “{nome}”: its values and start no longer change. For another value, register another one with its own start.',
  },
  PRECO_CONTRATADO: {
    status: 409,
    br: 'O preço {preco} já está em {contratos} {contratos:contrato assinado ou ativo|contratos assinados ou ativos}: valor, parcelas, ano, curso e tipo não mudam mais dentro do ano (Lei 9.870/1999). Para outro ano, crie o preço desse ano.',
    en: 'Price {preco} is in {contratos} signed or active {contratos:contract|contracts}: amount, installments, year, course and type no longer change within the year (Lei 9.870/1999). For another year, create the price of that year.',
  },
  // Only when a contract is activated while the price is being edited: the service says how many first.
  PRECO_CONTRATADO_AGORA: {
    status: 409,
    br: 'Este preço acaba de entrar em um contrato: valor, parcelas, ano, curso e tipo não mudam mais dentro do ano. Para outro ano, crie o preço desse ano.',
    en: 'This price has just entered a contract: amount, installments, year, course and type no longer change within the year. For another year, create the price of that year.',
  },
  TAXA_REPETIDA: { status: 409, br: 'Já existe uma taxa que começa nesta data.', en: 'A rate that starts on this date already exists.' },
  TAXA_SERVICO_REPETIDA: {
    status: 409,
    br: 'Esta taxa já tem um valor que começa nesta data.',
    en: 'This fee already has an amount that starts on this date.',
  },
  TAXA_SERVICO_FORA_DE_VIGOR: {
    status: 409,
    br: 'A taxa {nome} não está mais em vigor com este valor. Escolha-a de novo.',
    en: 'Fee {nome} is no longer in force with this amount. Choose it again.',
  },
  REFERENCIA_DESCONHECIDA: { status: 400, br: 'O cadastro indicado não foi encontrado.', en: 'The record pointed at was not found.' },
  SALDO_INICIAL_FIXO: {
    status: 409,
    br: 'O saldo inicial não muda depois que um período da conta foi fechado. Faça um lançamento de ajuste.',
    en: 'The opening balance does not change after a period of the account was closed. Enter an adjustment.',
  },
  CADASTRO_COM_HISTORICO: {
    status: 409,
    br: '{campo}: não muda mais em {nome}, que tem {usos}. Desative este e faça um cadastro novo.',
    en: '{campo}: no longer changes in {nome}, which has {usos}. Register a new one and make this one inactive.',
  },
  CONTA_SERIA_OUTRA: {
    status: 409,
    br: 'Tipo e banco dizem que conta é {nome} e não mudam. Cadastre a outra conta, e desative esta ou exclua-a se nunca foi usada.',
    en: 'Type and bank say which account {nome} is and do not change. Register the other account, and deactivate this one or delete it if it was never used.',
  },
  CONTA_INATIVA: {
    status: 409,
    br: 'A conta {nome} está inativa. Escolha outra conta ou, se é mesmo por esta, reative-a em Contas, registre e desative-a de novo.',
    en: 'Account {nome} is inactive. Choose another account or, if it really is by this one, reactivate it in Accounts, register this and deactivate it again.',
  },
  FORMA_PAGAMENTO_INATIVA: {
    status: 409,
    br: 'A forma de pagamento {nome} está inativa. Escolha outra forma ou, se é mesmo por esta, reative-a em Formas de pagamento, registre e desative-a de novo.',
    en: 'Payment method {nome} is inactive. Choose another method or, if it really is by this one, reactivate it in Payment methods, register this and deactivate it again.',
  },
  IMPOSTO_SOBREPOSTO: {
    status: 409,
    br: 'Este imposto já tem uma linha em vigor em alguma destas datas. Encerre a anterior primeiro.',
    en: 'This tax already has a row in force on some of these dates. End the earlier one first.',
  },
  CATEGORIA_EM_USO: {
    status: 409,
    br: 'Esta categoria já foi usada em lançamentos: o sentido dela não muda. Desative-a e crie outra.',
    en: 'This category was already used in entries: its direction does not change. Deactivate it and create another.',
  },
  ANOS_IGUAIS: { status: 400, br: 'O ano de origem e o de destino devem ser diferentes.', en: 'Source and destination years must differ.' },
});

definirMensagensDeCampo({
  CODIGO_BANCO_INVALIDO: { br: 'O código do banco tem três algarismos', en: 'A bank code has three digits' },
  CONTA_SEM_BANCO: { br: 'Informe o banco da conta', en: 'Enter the bank of the account' },
  CAIXA_COM_BANCO: { br: 'Um caixa não tem banco', en: 'A cash box has no bank' },
  DESCONTO_PERCENTUAL_AUSENTE: { br: 'Informe o percentual do desconto', en: 'Enter the percentage of the discount' },
  DESCONTO_VALOR_AUSENTE: { br: 'Informe o valor do desconto', en: 'Enter the amount of the discount' },
  DIA_DE_VENCIMENTO_AUSENTE: { br: 'Informe o dia em que vence', en: 'Enter the day on which it is due' },
  VALIDADE_INVERTIDA: { br: 'A data inicial não pode ser maior que a data final', en: 'The start date cannot exceed the end date' },
  ANOS_IGUAIS: { br: 'O ano de origem e o de destino devem ser diferentes', en: 'Source and destination years must differ' },
});
