import { defineErros } from '#shared/erros.ts';

/** Refusals of what is asked of the bank. */
export const errosListaDeBoletos = defineErros({
  BAIXA_JA_ENVIADA: {
    status: 409,
    br: 'O pedido de baixa do boleto {numero} já foi ao banco na remessa {nsa}: espere a resposta. Se o banco recusar, peça de novo na linha dele em Exceções.',
    en: 'The write-off of boleto {numero} already went to the bank in remittance {nsa}: wait for its answer. If the bank refuses, ask again at its line under Exceptions.',
  },
});
