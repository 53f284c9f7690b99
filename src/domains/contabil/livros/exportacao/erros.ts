import { defineErros } from '#shared/erros.ts';

/** Refusals of the exports. */
export const errosExportacao = defineErros({
  ECD_ANO_ABERTO: {
    status: 409,
    br: 'O exercício de {ano} ainda não foi encerrado. A ECD conta um ano que não muda mais: encerre-o antes, em Fechamento contábil.',
    en: 'The year {ano} is not closed. The ECD tells a year that no longer changes: close it first, under Accounting closing.',
  },
});
