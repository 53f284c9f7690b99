import { defineErros } from '#shared/erros.ts';

/** Refusals of the integração contábil. */
export const errosIntegracao = defineErros({
  INTEGRACAO_INTERVALO: {
    status: 400,
    br: 'O intervalo vai de {de} em diante e tem no máximo um ano.',
    en: 'The range begins on {de} or later and has at most one year.',
  },
  INTEGRACAO_NADA_A_LANCAR: {
    status: 409,
    br: 'Nada a lançar neste intervalo: os dados são insuficientes para gerar a pré-visualização.',
    en: 'Nothing to post in this range: there are insufficient data for a preview.',
  },
  INTEGRACAO_JA_COMECOU: {
    status: 409,
    br: 'Já há fatos lançados de {data}: a integração não pode começar depois disso.',
    en: 'Facts of {data} are posted already: the integration cannot begin after that.',
  },
  FATO_DESFAZ_LANCADO: {
    status: 409,
    br: 'Este fato desfaz o que já está nos livros, no lançamento nº {numero}: fora deles, ficaria só a metade. Integre-o, ou estorne antes aquele lançamento e deixe os dois de fora.',
    en: 'This fact takes back what is in the books already, as entry no. {numero}: left out, only half would stay. Post it, or reverse that entry first and leave both out.',
  },
  FATO_CONTABIL_NAO_ENCONTRADO: {
    status: 404,
    br: 'O fato não foi encontrado, ou já está nos livros.',
    en: 'The fact was not found, or is in the books already.',
  },
  FATO_DISPENSADO_E_LANCADO: {
    status: 409,
    br: 'Um fato deixado fora dos livros não pode ser lançado, nem um lançado ser deixado fora. Recarregue e repita.',
    en: 'A fact left out of the books cannot be posted, nor a posted one be left out. Reload and try again.',
  },
});
