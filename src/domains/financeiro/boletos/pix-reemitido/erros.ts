import { defineErros } from '#shared/erros.ts';

/** Refusals of reissues. */
export const errosPixReemitido = defineErros({
  CHAVE_NAO_ESPERA: {
    status: 409,
    br: 'Nenhuma chave Pix nova aprovada espera a hora nesta conta: os boletos já levam a que vale.',
    en: 'No approved new Pix key awaits its hour for this account: slips carry the one in force already.',
  },
  BOLETO_DE_OUTRA_CONTA: {
    status: 409,
    br: 'O boleto {numero} não é desta conta ou não pode mais ser pago: ele não é reemitido.',
    en: 'Slip {numero} is not of this account or can no longer be paid: it is not reissued.',
  },
});
