import { defineErros } from '#shared/erros.ts';

/** Refusals of accounts, slips and remittances. */
export const errosBoletos = defineErros({
  CONTA_COBRANCA_NAO_ENCONTRADA: {
    status: 404,
    br: 'Esta conta não tem dados de cobrança.',
    en: 'This account has no collection data.',
  },
  CONTA_NAO_EMITE_BOLETO: {
    status: 409,
    br: 'A conta {conta} não é de um banco cujos boletos o Pátio emite.',
    en: 'The account {conta} is not of a bank whose boletos Pátio issues.',
  },
  COBRANCA_INVALIDA: { status: 400, br: 'Confira os dados de cobrança da conta.', en: 'Check the collection data of the account.' },
  LAYOUT_NAO_ATENDIDO: {
    status: 400,
    br: 'O {banco} não usa este formato de arquivo aqui.',
    en: '{banco} does not use this file format here.',
  },
  NUMERO_SO_SOBE: {
    status: 409,
    br: 'O próximo número não pode ser menor que {atual}: os anteriores já podem estar impressos.',
    en: 'The next number cannot be lower than {atual}: earlier ones may already be on paper.',
  },
  NUMERACAO_DE_OUTRA_CONTA: {
    status: 409,
    br: 'O banco conta os boletos desta conta junto com os de {conta}, que está ativa: dois sairiam com o mesmo nosso número. Desative a outra primeiro; esta continua a numeração dela.',
    en: 'The bank counts the boletos of this account with those of {conta}, which is active: two would get the same number. Deactivate the other one first; this one continues its numbers.',
  },
  NSA_SO_SOBE: {
    status: 409,
    br: 'O número da próxima remessa não pode ser menor que {atual}: os anteriores já foram ao banco.',
    en: 'The number of the next remittance cannot be lower than {atual}: earlier ones already went to the bank.',
  },
  REMESSA_JA_GERADA: {
    status: 409,
    br: 'Já existe remessa desta conta com este número: confira as remessas feitas antes de gerar outra.',
    en: 'There is a remittance of this account with this number already: check those made before making another.',
  },
  REMESSA_SEM_CODIGO: {
    status: 409,
    br: 'Falta o código da empresa no {banco} (campo Convênio da conta {conta}): sem ele o banco recusa a remessa inteira.',
    en: 'The company code at {banco} is missing (Convênio of account {conta}): without it the bank refuses the whole remittance.',
  },
  BOLETO_NAO_ENCONTRADO: { status: 404, br: 'O boleto não foi encontrado.', en: 'The boleto was not found.' },
  TITULO_NAO_ABERTO: { status: 409, br: 'O título {numero} não está em aberto.', en: 'Title {numero} is not open.' },
  ALUNO_FALECIDO: {
    status: 409,
    br: 'O título {numero} vence depois do falecimento do aluno: dele não se emite boleto.',
    en: 'Title {numero} falls due after the death of the student: no boleto is issued for it.',
  },
  TITULO_JA_TEM_BOLETO: {
    status: 409,
    br: 'O título {numero} já tem boleto que pode ser pago.',
    en: 'Title {numero} already has a boleto that can be paid.',
  },
  PAGAMENTO_NA_FILA: {
    status: 409,
    br: 'O título {numero} tem um pagamento esperando em Gerenciar boletos › Exceções: trate-o antes de cobrar de novo.',
    en: 'Title {numero} has a payment waiting in Boleto management › Exceptions: deal with it before charging again.',
  },
  CONTA_SEM_COBRANCA: {
    status: 409,
    br: 'A conta {conta}, do título {numero}, não tem dados de cobrança.',
    en: 'The account {conta}, of title {numero}, has no collection data.',
  },
  PAGADOR_SEM_DOCUMENTO: {
    status: 409,
    br: 'O pagador do título {numero}, {pagador}, não tem CPF: o banco não registra o boleto.',
    en: 'The payer of title {numero}, {pagador}, has no CPF: the bank does not register the boleto.',
  },
  PAGADOR_SEM_ENDERECO: {
    status: 409,
    br: 'O pagador do título {numero}, {pagador}, não tem endereço: o banco não registra o boleto.',
    en: 'The payer of title {numero}, {pagador}, has no address: the bank does not register the boleto.',
  },
  PAGADOR_SEM_ENDERECO_NO_BRASIL: {
    status: 409,
    br: 'O pagador do título {numero}, {pagador}, só tem endereço no exterior: o banco registra boletos com um endereço no Brasil. Acrescente um ao cadastro ou receba por outra forma.',
    en: 'The payer of title {numero}, {pagador}, only has an address abroad: the bank registers boletos with an address in Brazil. Add one to the record or receive in another way.',
  },
  TITULO_VENCIDO: {
    status: 409,
    br: 'O título {numero} está vencido: escolha um novo vencimento para o boleto.',
    en: 'Title {numero} is overdue: choose a new due date for the boleto.',
  },
  VALOR_ACIMA_DO_BOLETO: {
    status: 409,
    br: 'O título {numero} passa do maior valor de um boleto.',
    en: 'Title {numero} is over the largest amount of a boleto.',
  },
  VENCIMENTO_PASSADO: {
    status: 409,
    br: 'O vencimento do boleto não pode já ter passado.',
    en: 'The due date of the boleto cannot be past.',
  },
  SEGUNDA_VIA_PASSADA: {
    status: 400,
    br: 'A segunda via é para pagar: escolha hoje ou um dia adiante.',
    en: 'A second copy is to be paid: choose today or a later day.',
  },
  NUMERACAO_ESGOTADA: {
    status: 409,
    br: 'Os nossos números da conta {conta} acabaram: peça ao banco um novo convênio.',
    en: 'The account {conta} has run out of numbers: ask the bank for a new agreement.',
  },
  NADA_A_EMITIR: {
    status: 409,
    br: 'Nenhum título da escolha pode receber boleto.{motivos}',
    en: 'No chosen title can have a boleto.{motivos}',
  },
  MUITOS_BOLETOS: {
    status: 409,
    br: 'São {quantidade} de uma vez; o máximo é {maximo}. Restrinja o filtro.',
    en: 'That is {quantidade} at once; the most is {maximo}. Narrow the filter.',
  },
  BOLETO_NAO_SE_BAIXA: {
    status: 409,
    br: 'O boleto {numero} está {situacao} e não se pede a baixa dele.',
    en: 'Boleto {numero} is {situacao}: its write-off cannot be asked for.',
  },
  BAIXA_JA_ENVIADA: {
    status: 409,
    br: 'O pedido de baixa do boleto {numero} já foi ao banco na remessa {nsa}.',
    en: 'The write-off of boleto {numero} already went to the bank in remittance {nsa}.',
  },
  NADA_A_ENVIAR: { status: 409, br: 'Não há boleto novo nem baixa para enviar desta conta.', en: 'This account has nothing new to send.' },
  ESCOLA_SEM_CNPJ: {
    status: 409,
    br: 'Preencha o nome e o CNPJ da escola antes: o banco os exige no arquivo.',
    en: 'Fill in the name and CNPJ of the school first: the bank requires them in the file.',
  },
  REMESSA_NAO_ENCONTRADA: { status: 404, br: 'A remessa não foi encontrada.', en: 'The remittance was not found.' },
  IMPRESSAO_NAO_PRONTA: { status: 409, br: 'O arquivo ainda está sendo preparado.', en: 'The file is still being prepared.' },
});
