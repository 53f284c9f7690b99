import { defineErros } from '#shared/erros.ts';

/** Refusals of what is asked of the bank. */
export const errosListaDeBoletos = defineErros({
  BAIXA_JA_ENVIADA: {
    status: 409,
    br: 'O pedido de baixa do boleto {numero} já foi ao banco na remessa {nsa}.',
    en: 'The write-off of boleto {numero} already went to the bank in remittance {nsa}.',
  },
});
