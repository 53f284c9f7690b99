import { defineErros } from '#shared/erros.ts';

/** Refusals that every part of the class diary shares: what is closed, and days outside of what is taught. */
export const errosDiario = defineErros({
  DIARIO_TURMA_FECHADA: {
    status: 409,
    br: 'A turma {turma} está fechada, e o diário dela não muda mais. Se algo precisa ser corrigido, a secretaria reabre a turma antes.',
    en: 'The class {turma} is closed, and its diary does not change any more. If something must be corrected, the office reopens the class first.',
  },
  DIARIO_PERIODO_FECHADO: {
    status: 409,
    br: 'O período letivo {periodo} está fechado para {turma}. Se algo precisa ser corrigido, a coordenação reabre o período antes.',
    en: 'The academic period {periodo} is closed for {turma}. If something must be corrected, the coordination reopens the period first.',
  },
  DIARIO_ETAPA_FECHADA: {
    status: 409,
    br: 'A etapa {etapa} está fechada para {turma}. Se algo precisa ser corrigido, a coordenação reabre a etapa antes.',
    en: 'The term {etapa} is closed for {turma}. If something must be corrected, the coordination reopens the term first.',
  },
  // Only when somebody closes it in between: the service says which, with names.
  DIARIO_FECHADO: {
    status: 409,
    br: '{nome} já está fechado no diário: nada muda ali enquanto a coordenação não reabrir.',
    en: '{nome} is closed in the diary: nothing changes there until the coordination reopens it.',
  },
  DIARIO_ETAPA_DE_OUTRA_TURMA: {
    status: 400,
    br: 'Escolha uma etapa de {turma}.',
    en: 'Choose a term of {turma}.',
  },
  DIARIO_FORA_DAS_ETAPAS: {
    status: 400,
    br: '{data} fica fora das etapas de {turma}: {etapas}. Escolha um dia dentro de uma delas.',
    en: '{data} lies outside of the terms of {turma}: {etapas}. Choose a day inside one of them.',
  },
  DIARIO_FORA_DA_DISCIPLINA: {
    status: 400,
    br: 'Em {data} a turma {turma} não tem {disciplina} (de {de} a {ate}). Escolha um dia dentro dela.',
    en: 'On {data} the class {turma} does not have {disciplina} (from {de} to {ate}). Choose a day inside it.',
  },
});
