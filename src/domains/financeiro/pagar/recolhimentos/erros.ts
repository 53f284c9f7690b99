import { defineErros } from '#shared/erros.ts';

/** Refusals of handing withheld taxes over. */
export const errosRecolhimento = defineErros({
  RECOLHIMENTO_MUDOU: {
    status: 409,
    br: 'O que há a recolher de {imposto} mudou desde que foi mostrado: outra pessoa recolheu, ou um título foi lançado ou cancelado. Confira de novo.',
    en: 'What is to be collected of {imposto} changed since it was shown: somebody collected it, or a payable was entered or cancelled. Look again.',
  },
  RECOLHIMENTO_DE_MES_ABERTO: {
    status: 409,
    br: 'O mês de {mes} ainda não terminou: o que se retém nele se recolhe a partir do dia 1º do mês seguinte.',
    en: 'The month of {mes} has not ended: what is withheld in it is collected from the first day of the next month on.',
  },
  RECOLHIMENTO_EXTERNO_FORA_DE_HORA: {
    status: 400,
    br: 'O que se retém em {mes} foi recolhido do dia 1º desse mês até hoje ({hoje}).',
    en: 'What is withheld in {mes} was collected from the first day of that month to today ({hoje}).',
  },
  RECOLHIMENTO_EXTERNO_NAO_ENCONTRADO: {
    status: 404,
    br: 'Este recolhimento já feito não foi encontrado.',
    en: 'This collection made elsewhere was not found.',
  },
  RECOLHIMENTO_EXTERNO_DESFEITO: {
    status: 409,
    br: 'Já foi desfeito: os seus impostos estão de novo a recolher.',
    en: 'It was undone already: its taxes are to be collected again.',
  },
});
