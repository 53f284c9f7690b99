import { defineErros } from '#shared/erros.ts';

/** Refusals of the recognition of revenue. */
export const errosFaturamento = defineErros({
  FATURAMENTO_SEM_REGRA: {
    status: 409,
    br: 'Faltam regras ou contas para {n} {n:título|títulos} deste mês: nada foi faturado. O que falta: {faltas}.',
    en: 'Rules or accounts are missing for {n} {n:title|titles} of this month: nothing was recognized. What is missing: {faltas}.',
  },
  FATURAMENTO_MES_POR_COMECAR: {
    status: 409,
    br: '{periodo} ainda não começou: um mês se fatura a partir do seu primeiro dia.',
    en: '{periodo} has not begun: a month is recognized from its first day on.',
  },
  FATURAMENTO_FORA_DE_ORDEM: {
    status: 409,
    br: '{periodo}, que vem antes e está aberto, ainda tem títulos a faturar ou a estornar. Fature-o primeiro.',
    en: '{periodo}, which comes before and is open, still has titles to be recognized or taken back. Recognize it first.',
  },
  FATURAMENTO_NADA_A_DESFAZER: {
    status: 409,
    br: 'Nada deste mês está faturado.',
    en: 'Nothing of this month is recognized.',
  },
  FATURAMENTO_AO_MESMO_TEMPO: {
    status: 409,
    br: 'Outra pessoa faturou este mês agora. Recarregue para ver o que mudou.',
    en: 'Somebody else recognized this month just now. Reload to see what changed.',
  },
  FATURAMENTO_DIVERGENTE: {
    status: 409,
    br: 'O que desfaz um faturamento tem o valor dele. Nada foi gravado: rode a verificação de integridade.',
    en: 'What undoes a recognition has its amount. Nothing was saved: run the integrity check.',
  },
});
