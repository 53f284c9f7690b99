import { defineErros } from '#shared/erros.ts';

/** Refusals of return files, and why a line of one waits in the queue. */
export const errosRetorno = defineErros({
  ARQUIVO_VAZIO: { status: 400, br: 'O arquivo está vazio.', en: 'The file is empty.' },
  ARQUIVO_NAO_E_RETORNO: {
    status: 400,
    br: 'Este não é um arquivo de retorno de cobrança (CNAB 240 ou 400).',
    en: 'This is not a collection return file (CNAB 240 or 400).',
  },
  ARQUIVO_E_REMESSA: {
    status: 400,
    br: 'Este é um arquivo de remessa, que a escola envia; escolha o de retorno, que o banco devolve.',
    en: 'This is a remittance, which the school sends; choose the return file, which the bank gives back.',
  },
  BANCO_SEM_LAYOUT: {
    status: 400,
    br: 'O Pátio não lê retornos do banco {detalhe}.',
    en: 'Pátio does not read returns of bank {detalhe}.',
  },
  FORMATO_SEM_LAYOUT: {
    status: 400,
    br: 'Este arquivo é CNAB {formato} do banco {detalhe}, e deste banco o Pátio lê retornos CNAB {outro}: peça ao banco o retorno nesse formato.',
    en: 'This file is CNAB {formato} of bank {detalhe}, of which Pátio reads CNAB {outro} returns: ask the bank for the return in that format.',
  },
  ARQUIVO_SEM_DETALHES: {
    status: 409,
    br: 'O arquivo não traz nenhum título: confira com o banco se foi isso mesmo, e tire esta linha da fila.',
    en: 'The file tells of no title: ask the bank whether it is so, and take this line out of the queue.',
  },
  MOVIMENTO_DESCONHECIDO: {
    status: 409,
    br: 'O manual do banco não dá o movimento {codigo}: pergunte ao banco o que ele diz, e lance ou tire da fila.',
    en: 'The bank’s manual does not give movement {codigo}: ask the bank what it says, and post it or take it out of the queue.',
  },
  MOVIMENTO_COM_DINHEIRO: {
    status: 409,
    br: 'O movimento {codigo} não é de pagamento, e o banco diz com ele que recebeu {valor}: confira no extrato; se o dinheiro entrou, lance-o, se não, tire a linha da fila.',
    en: 'Movement {codigo} is no payment, and with it the bank says that it received {valor}: check the statement; if the money came, post it, if not, take the line out of the queue.',
  },
  TARIFA_DITA_DE_NOVO: {
    status: 409,
    br: 'A tarifa de {valor} pode ser a que a linha {linha} de {arquivo} já disse: se o extrato traz duas, use “Tentar de novo”; se traz uma, tire esta da fila.',
    en: 'The tariff of {valor} may be the one that line {linha} of {arquivo} told: if the statement has two, use “Try again”; if it has one, take this line out of the queue.',
  },
  ARQUIVO_SEM_FIM: {
    status: 400,
    br: 'O arquivo termina antes do rodapé: baixe-o de novo do banco. Nada foi lançado.',
    en: 'The file ends before its trailer: download it again from the bank. Nothing was posted.',
  },
  ARQUIVO_DEPOIS_DO_FIM: {
    status: 400,
    br: 'Depois do rodapé há mais registros, a partir da linha {linha}: são dois arquivos em um. Separe-os e envie um de cada vez. Nada foi lançado.',
    en: 'More records follow the trailer, from line {linha} on: these are two files in one. Take them apart and send one at a time. Nothing was posted.',
  },
  TOTAL_NAO_CONFERE: {
    status: 400,
    br: 'O rodapé conta outro número de registros ({detalhe}): o arquivo está incompleto. Nada foi lançado.',
    en: 'The trailer counts another number of records ({detalhe}): the file is incomplete. Nothing was posted.',
  },
  LINHA_ILEGIVEL: {
    status: 400,
    br: 'A linha {linha} do arquivo não pode ser lida: {porque}.',
    en: 'Line {linha} of the file cannot be read: {porque}.',
  },
  EXCECAO_JA_TRATADA: { status: 409, br: 'Esta exceção já foi tratada.', en: 'This exception was already dealt with.' },
  SEM_BOLETO: {
    status: 409,
    br: 'Nenhum boleto desta conta tem o nosso número {nossoNumero}.',
    en: 'No boleto of this account has the number {nossoNumero}.',
  },
  SEM_NOSSO_NUMERO: {
    status: 409,
    br: 'O banco não diz de que boleto é. Documento: {documento}. Pagador: {pagador}.',
    en: 'The bank does not say which boleto it is of. Document: {documento}. Payer: {pagador}.',
  },
  PAGO_DUAS_VEZES: {
    status: 409,
    br: 'O banco já avisou um pagamento deste boleto com este valor ({arquivo}, linha {linha}). Se o dinheiro entrou duas vezes no extrato, este é crédito do pagador; se entrou uma, tire a linha da fila.',
    en: 'The bank already told of a payment of this boleto with this amount ({arquivo}, line {linha}). If the money came twice by the statement, this is credit of the payer; if it came once, take the line out of the queue.',
  },
  PAGAMENTO_JA_EM_CREDITO: {
    status: 409,
    br: 'O banco já avisou este pagamento ({arquivo}, linha {linha}), que já virou crédito do pagador. Se o extrato não mostra outra entrada, tire a linha da fila.',
    en: 'The bank already told of this payment ({arquivo}, line {linha}), which is credit of the payer by now. If the statement shows no other money, take the line out of the queue.',
  },
  REJEITADO_PELO_BANCO: {
    status: 409,
    br: 'O banco rejeitou o boleto do título {numero} (motivo: {motivos}): corrija e emita outro.',
    en: 'The bank rejected the boleto of title {numero} (reason: {motivos}): correct and issue another one.',
  },
  PAGAMENTO_PARCIAL: {
    status: 409,
    br: 'O banco recebeu só uma parte do boleto do título {numero}: {valor}.',
    en: 'The bank received only a part of the boleto of title {numero}: {valor}.',
  },
  PAGAMENTO_EM_CHEQUE: {
    status: 409,
    br: 'O boleto do título {numero} foi pago com cheque, já compensado: confira se o pagamento não foi lançado antes.',
    en: 'The boleto of title {numero} was paid by cheque, which has cleared: check that the payment was not posted before.',
  },
  CHEQUE_PENDENTE: {
    status: 409,
    br: 'O boleto do título {numero} foi pago com cheque que ainda não compensou: espere o aviso do banco antes de dar baixa.',
    en: 'The boleto of title {numero} was paid by a cheque that has not cleared: wait for the bank before settling.',
  },
  PAGAMENTO_ESTORNADO: {
    status: 409,
    br: 'O banco desfez o pagamento do boleto do título {numero} (motivo: {motivos}): estorne a baixa do título, se houver, e cobre de novo.',
    en: 'The bank took back the payment of the boleto of title {numero} (reason: {motivos}): reverse its settlement, if any, and charge again.',
  },
  PAGAMENTO_TOMADO_DE_VOLTA: {
    status: 409,
    br: 'O banco tomou este dinheiro de volta (arquivo {arquivo}, linha {linha}): não é baixado de novo. Tire as duas linhas da fila; se o dinheiro ficou na conta, tire só a outra e baixe esta à mão.',
    en: 'The bank took this money back (file {arquivo}, line {linha}): it is not settled again. Take both lines out of the queue; if the money stayed in the account, take only the other out and settle this one by hand.',
  },
  PAGAMENTO_DESFEITO: {
    status: 409,
    br: 'O que se fez com este pagamento foi desfeito: lance-o de novo, ou tire-o da fila se o dinheiro não ficou na conta.',
    en: 'What was made of this payment was undone: post it again, or take it out of the queue if the money did not stay in the account.',
  },
  INSTRUCAO_REJEITADA: {
    status: 409,
    br: 'O banco recusou uma instrução para o boleto do título {numero} (motivo: {motivos}): se era a baixa, ele ainda pode ser pago.',
    en: 'The bank refused an instruction for the boleto of title {numero} (reason: {motivos}): if it was the write-off, it can still be paid.',
  },
  VENCIMENTO_RECUSADO: {
    status: 409,
    br: 'O banco recusou o novo vencimento do boleto do título {numero} (motivo: {motivos}): no banco ele vence no dia de antes (está no histórico do título), e até lá não se entrega. Peça a mudança de novo, ou a baixa dele e emita outro; tire da fila só se o acertou com o banco.',
    en: 'The bank refused the new due date of the boleto of title {numero} (reason: {motivos}): at the bank it falls due on the day of before (see the history of the title), and until then it is not handed out. Ask for the change again, or for its write-off and issue another one; take it out of the queue only if it was settled with the bank.',
  },
  PIX_CORROMPIDO: {
    status: 409,
    br: 'O código Pix que o banco mandou para o boleto do título {numero} está corrompido e foi descartado: o boleto vale, sem Pix. Peça o código ao banco.',
    en: 'The Pix code that the bank sent for the boleto of title {numero} is corrupt and was dropped: the boleto is good, without Pix. Ask the bank for the code.',
  },
  PAGAMENTO_SEM_VALOR: {
    status: 409,
    br: 'O banco diz que foi pago, mas não diz quanto. Veja o valor no extrato da conta, baixe o título à mão e tire a linha da fila.',
    en: 'The bank says that it was paid, but not how much. See the amount in the statement of the account, settle the title by hand and take the line out of the queue.',
  },
  PAGAMENTO_SEM_DATA: {
    status: 409,
    br: 'O banco diz que foi pago, mas não diz quando.',
    en: 'The bank says that it was paid, but not when.',
  },
});
