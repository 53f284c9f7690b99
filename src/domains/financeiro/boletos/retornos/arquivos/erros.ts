import { defineErros } from '#shared/erros.ts';

/** Refusals of files of the bank. */
export const errosArquivo = defineErros({
  BANCO_DA_CONTA_DIFERENTE: {
    status: 409,
    br: 'O arquivo é do banco {banco}; a conta {conta} é de outro.',
    en: 'The file is of bank {banco}; the account {conta} is of another.',
  },
  CONTA_NAO_IDENTIFICADA: {
    status: 409,
    br: 'O arquivo é da agência {agencia}, conta {numero}, convênio ou código da empresa {convenio}, do banco {banco}: nenhuma conta de cobrança daqui é essa, ou mais de uma pode ser. Nada foi lido.',
    en: 'The file is of branch {agencia}, account {numero}, agreement or company code {convenio}, of bank {banco}: no collection account here is that one, or more than one may be. Nothing was read.',
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
});
