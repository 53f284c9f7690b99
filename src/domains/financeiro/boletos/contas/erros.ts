import { defineErros } from '#shared/erros.ts';

/** Refusals of how an account collects. */
export const errosContaCobranca = defineErros({
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
  NUMERACAO_DE_OUTRA_CONTA: {
    status: 409,
    br: 'O banco conta os boletos desta conta junto com os de {conta}, que está ativa: dois sairiam com o mesmo nosso número. Desative a outra primeiro; esta continua a numeração dela.',
    en: 'The bank counts the boletos of this account with those of {conta}, which is active: two would get the same number. Deactivate the other one first; this one continues its numbers.',
  },
  CONVENIO_JA_CADASTRADO: {
    status: 409,
    br: 'Esta conta já tem esta carteira com este convênio: abra o cadastro dela em vez de fazer outro.',
    en: 'This account has this carteira with this convênio already: open its record instead of making another.',
  },
  NSA_SO_SOBE: {
    status: 409,
    br: 'O número da próxima remessa não pode ser menor que {atual}: os anteriores já foram ao banco.',
    en: 'The number of the next remittance cannot be lower than {atual}: earlier ones already went to the bank.',
  },
});
