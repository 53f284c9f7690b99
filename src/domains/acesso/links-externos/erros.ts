import { defineErros } from '#shared/erros.ts';

/** Refusals of links for somebody without an account: each says how to get on. */
export const errosLinkExterno = defineErros({
  LINK_EXTERNO_INVALIDO: {
    status: 422,
    br: 'Este link não é da escola ou não veio inteiro. Abra-o de novo pelo e-mail que recebeu ou peça outro à escola.',
    en: 'This link is not of the school or did not come whole. Open it again from the e-mail that you got or ask the school for another.',
  },
  LINK_EXTERNO_VENCIDO: {
    status: 422,
    br: 'O prazo deste link terminou em {em}. Peça outro à escola.',
    en: 'This link ended on {em}. Ask the school for another.',
  },
  LINK_EXTERNO_ENCERRADO: {
    status: 422,
    br: 'Este link não vale mais: foi encerrado pela escola ou há um mais novo. Abra o e-mail mais recente ou fale com a escola.',
    en: 'This link is no longer valid: the school ended it or there is a newer one. Open the latest e-mail or talk to the school.',
  },
  CODIGO_DO_LINK_RECUSADO: {
    status: 400,
    br: 'Código incorreto ou vencido. Confira o e-mail mais recente ou peça outro código.',
    en: 'The code is wrong or expired. Check the latest e-mail or ask for another code.',
  },
});
