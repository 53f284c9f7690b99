import { defineErros } from '#shared/erros.ts';

/** Refusals of files for the bank. */
export const errosRemessa = defineErros({
  REMESSA_JA_GERADA: {
    status: 409,
    br: 'Já existe remessa desta conta com este número: confira as remessas feitas antes de gerar outra.',
    en: 'There is a remittance of this account with this number already: check those made before making another.',
  },
  REMESSA_SEM_CODIGO: {
    status: 409,
    br: 'Falta o código da empresa no {banco} (na conta {conta}, o campo Convênio ou, no Santander, Código de transmissão): sem ele o banco recusa a remessa inteira.',
    en: 'The company code at {banco} is missing (in account {conta}, the Convênio or, at Santander, the Transmission code): without it the bank refuses the whole remittance.',
  },
  NADA_A_ENVIAR: {
    status: 409,
    br: 'Não há boleto novo, baixa nem novo vencimento para enviar desta conta.',
    en: 'This account has nothing new to send.',
  },
  ESCOLA_SEM_CNPJ: {
    status: 409,
    br: 'Preencha o nome e o CNPJ da escola antes: o banco os exige no arquivo.',
    en: 'Fill in the name and CNPJ of the school first: the bank requires them in the file.',
  },
  REMESSA_NAO_ENCONTRADA: { status: 404, br: 'A remessa não foi encontrada.', en: 'The remittance was not found.' },
});
