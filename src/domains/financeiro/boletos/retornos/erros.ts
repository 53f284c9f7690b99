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
  ARQUIVO_SEM_FIM: {
    status: 400,
    br: 'O arquivo termina antes do rodapé: baixe-o de novo do banco. Nada foi lançado.',
    en: 'The file ends before its trailer: download it again from the bank. Nothing was posted.',
  },
  TOTAL_NAO_CONFERE: {
    status: 400,
    br: 'O rodapé conta outro número de registros ({detalhe}): o arquivo está incompleto. Nada foi lançado.',
    en: 'The trailer counts another number of records ({detalhe}): the file is incomplete. Nothing was posted.',
  },
  LINHA_ILEGIVEL: {
    status: 400,
    br: 'A linha {linha} do arquivo não pode ser lida (campo {campo}: “{conteudo}”).',
    en: 'Line {linha} of the file cannot be read (field {campo}: “{conteudo}”).',
  },
  BANCO_DA_CONTA_DIFERENTE: {
    status: 409,
    br: 'O arquivo é do banco {banco}; a conta {conta} é de outro.',
    en: 'The file is of bank {banco}; the account {conta} is of another.',
  },
  CONTA_NAO_IDENTIFICADA: {
    status: 409,
    br: 'O arquivo é da agência {agencia}, conta {numero} do banco {banco}: nenhuma conta de cobrança daqui é essa, ou mais de uma pode ser. Nada foi lido.',
    en: 'The file is of branch {agencia}, account {numero} of bank {banco}: no collection account here is that one, or more than one may be. Nothing was read.',
  },
  CONTA_DO_ARQUIVO_DIFERENTE: {
    status: 409,
    br: 'O arquivo é de outra conta ou convênio (agência {agencia}, conta {numero}, convênio {convenio}), e não de {conta}. Nada foi lido.',
    en: 'The file is of another account or agreement (branch {agencia}, account {numero}, agreement {convenio}), not of {conta}. Nothing was read.',
  },
  RETORNO_NAO_ENCONTRADO: { status: 404, br: 'O arquivo de retorno não foi encontrado.', en: 'The return file was not found.' },
  RETORNO_JA_APLICADO: {
    status: 409,
    br: 'Este retorno já foi aplicado, ou está sendo: nada foi lançado de novo.',
    en: 'This return was already applied, or is being: nothing was posted again.',
  },
  EXCECAO_NAO_ENCONTRADA: { status: 404, br: 'A exceção não foi encontrada.', en: 'The exception was not found.' },
  EXCECAO_JA_TRATADA: { status: 409, br: 'Esta exceção já foi tratada.', en: 'This exception was already dealt with.' },
  EXCECAO_SEM_PAGAMENTO: {
    status: 409,
    br: 'Esta linha não é de um pagamento: não há o que baixar.',
    en: 'This line is not of a payment: there is nothing to settle.',
  },
  MUITAS_EXCECOES: {
    status: 409,
    br: 'O filtro tem mais de {maximo} exceções, o máximo de uma vez. Restrinja o filtro.',
    en: 'The filter has more than {maximo} exceptions, the most at once. Narrow the filter.',
  },
  NENHUMA_EXCECAO_A_TRATAR: {
    status: 409,
    br: 'Nenhuma exceção da escolha pode ser tratada assim.',
    en: 'No chosen exception can be dealt with so.',
  },
  ESCOLHA_O_TITULO: { status: 400, br: 'Escolha o título que este pagamento cobre.', en: 'Choose the title that this payment covers.' },
  ESCOLHA_O_PAGADOR: {
    status: 400,
    br: 'Esta linha não tem boleto: escolha de quem é o dinheiro.',
    en: 'This line has no boleto: choose whose money it is.',
  },
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
    br: 'O arquivo paga este boleto duas vezes: o segundo pagamento espera por uma pessoa.',
    en: 'The file pays this boleto twice: the second payment waits for a person.',
  },
  REJEITADO_PELO_BANCO: {
    status: 409,
    br: 'O banco rejeitou o boleto do título {numero} ({motivos}): corrija e emita outro.',
    en: 'The bank rejected the boleto of title {numero} ({motivos}): correct and issue another one.',
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
    br: 'O banco desfez o pagamento do boleto do título {numero} ({motivos}): estorne a baixa do título, se houver, e cobre de novo.',
    en: 'The bank took back the payment of the boleto of title {numero} ({motivos}): reverse its settlement, if any, and charge again.',
  },
  PAGAMENTO_DESFEITO: {
    status: 409,
    br: 'O que se fez com este pagamento foi desfeito: lance-o de novo, ou tire-o da fila se o dinheiro não ficou na conta.',
    en: 'What was made of this payment was undone: post it again, or take it out of the queue if the money did not stay in the account.',
  },
  INSTRUCAO_REJEITADA: {
    status: 409,
    br: 'O banco recusou uma instrução para o boleto do título {numero} ({motivos}): se era a baixa, ele ainda pode ser pago.',
    en: 'The bank refused an instruction for the boleto of title {numero} ({motivos}): if it was the write-off, it can still be paid.',
  },
  ENTRADA_FORA_DOS_DIAS: {
    status: 409,
    br: 'O dinheiro entra no caixa entre o dia em que foi pago e hoje: de {de} a {ate}.',
    en: 'The money enters the cash between the day it was paid and today: from {de} to {ate}.',
  },
  PIX_CORROMPIDO: {
    status: 409,
    br: 'O código Pix que o banco mandou para o boleto do título {numero} está corrompido e foi descartado: o boleto vale, sem Pix. Peça o código ao banco.',
    en: 'The Pix code that the bank sent for the boleto of title {numero} is corrupt and was dropped: the boleto is good, without Pix. Ask the bank for the code.',
  },
  INSTRUCAO_NAO_SE_REPETE: {
    status: 409,
    br: 'Não há baixa recusada a pedir de novo: o boleto desta linha já não está vivo, ou a linha não é de instrução recusada.',
    en: 'There is no refused write-off to ask for again: the boleto of this line is no longer alive, or the line is of no refused instruction.',
  },
  PAGAMENTO_SEM_VALOR: {
    status: 409,
    br: 'O banco diz que foi pago, mas não diz quanto.',
    en: 'The bank says that it was paid, but not how much.',
  },
  PAGAMENTO_SEM_DATA: {
    status: 409,
    br: 'O banco diz que foi pago, mas não diz quando.',
    en: 'The bank says that it was paid, but not when.',
  },
});
