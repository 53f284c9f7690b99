import { defineErros } from '#shared/erros.ts';

/** Refusals of bank statements. */
export const errosExtrato = defineErros({
  EXTRATO_NAO_E_OFX: {
    status: 400,
    br: 'O arquivo não é um extrato OFX. No site do banco, escolha exportar o extrato como OFX (ou Money).',
    en: 'The file is no OFX statement. On the site of the bank, export the statement as OFX (or Money).',
  },
  EXTRATO_DE_CARTAO: {
    status: 400,
    br: 'O arquivo é de um cartão de crédito, e não de uma conta.',
    en: 'The file is of a credit card, not of an account.',
  },
  EXTRATO_SEM_CONTA: { status: 400, br: 'O arquivo não diz de que conta é.', en: 'The file does not say which account it is of.' },
  EXTRATO_SEM_LANCAMENTOS: {
    status: 400,
    br: 'O arquivo não tem lançamentos nem datas.',
    en: 'The file has neither movements nor dates.',
  },
  EXTRATO_DATA_ILEGIVEL: {
    status: 400,
    br: 'A data do {linha}º lançamento não pode ser lida (“{escrito}”). Nada foi lido: exporte o extrato de novo.',
    en: 'The date of movement no. {linha} cannot be read (“{escrito}”). Nothing was read: export the statement again.',
  },
  EXTRATO_LONGO: {
    status: 400,
    br: 'O arquivo tem mais de {maximo} lançamentos. Exporte um intervalo menor.',
    en: 'The file has more than {maximo} movements. Export a shorter interval.',
  },
  EXTRATO_DE_OUTRA_CONTA: {
    status: 409,
    br: 'O extrato é do banco {banco}, agência {agencia}, conta {numero}, e não de {conta}. Nada foi lido.',
    en: 'The statement is of bank {banco}, branch {agencia}, account {numero}, not of {conta}. Nothing was read.',
  },
  CONTA_DO_EXTRATO_DESCONHECIDA: {
    status: 409,
    br: 'O extrato é do banco {banco}, agência {agencia}, conta {numero}: nenhuma conta daqui é essa, ou mais de uma pode ser. Escolha a conta, ou complete o cadastro dela.',
    en: 'The statement is of bank {banco}, branch {agencia}, account {numero}: no account here is that one, or more than one may be. Choose the account, or complete its record.',
  },
  EXTRATO_JA_LIDO: {
    status: 409,
    br: 'Este extrato, ou parte dele, acabou de ser lido por outra pessoa. Leia-o de novo.',
    en: 'This statement, or a part of it, was just read by somebody else. Read it again.',
  },
  EXTRATO_NAO_ENCONTRADO: { status: 404, br: 'O extrato não foi encontrado.', en: 'The statement was not found.' },
  EXTRATO_EM_USO: {
    status: 409,
    br: 'Há linhas deste extrato já conciliadas ou ignoradas. Desfaça-as primeiro.',
    en: 'Lines of this statement are already reconciled or ignored. Undo them first.',
  },
  EXTRATO_NAO_E_O_ULTIMO: {
    status: 409,
    br: 'Só o último extrato lido da conta pode ser descartado: os seguintes contaram com as linhas deste.',
    en: 'Only the last statement read of the account can be discarded: later ones counted on the lines of this one.',
  },
});
