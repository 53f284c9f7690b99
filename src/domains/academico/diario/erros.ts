import { defineErros } from '#shared/erros.ts';

/** Refusals that every part of the class diary shares: what is closed, and days outside of what is taught. */
export const errosDiario = defineErros({
  DIARIO_TURMA_FECHADA: {
    status: 409,
    br: 'A turma {turma} está fechada, e o diário dela não muda mais. Se algo precisa ser corrigido, a coordenação reabre a turma antes, em Fechamento de cursos e turmas.',
    en: 'The class {turma} is closed, and its diary does not change any more. If something must be corrected, the coordination reopens the class first, under Course and class closing.',
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
  DIARIO_ETAPA_FECHADA_NA_TURMA: {
    status: 409,
    br: '{por} fechou {etapa} de {turma} em {em}, e nada muda ali. Se algo precisa ser corrigido, a coordenação reabre antes, em Fechamento de cursos e turmas.',
    en: '{por} closed {etapa} of {turma} on {em}, and nothing changes there. If something must be corrected, the coordination reopens it first, under Course and class closing.',
  },
  DIARIO_ENTREGUE: {
    status: 409,
    br: 'O diário de {etapa} em {turma} foi entregue por {por} em {em}. Para mudar algo, peça à coordenação que o devolva.',
    en: 'The diary of {etapa} in {turma} was handed in by {por} on {em}. To change something, ask the coordination to give it back.',
  },
  // Only when somebody hands it in in between.
  DIARIO_JA_ENTREGUE: {
    status: 409,
    br: 'O diário de {etapa} já foi entregue. Para mudar algo, peça à coordenação que o devolva.',
    en: 'The diary of {etapa} was handed in. To change something, ask the coordination to give it back.',
  },
  ETAPA_FECHADA_EM_TURMAS: {
    status: 409,
    br: 'A etapa {etapa} já foi fechada em alguma turma: o nome, os dias e o peso dela não mudam. A coordenação reabre as turmas antes.',
    en: '{etapa} was closed in some class: its name, days and weight do not change. The coordination reopens the classes first.',
  },
  LUGAR_EM_ETAPA_FECHADA: {
    status: 409,
    br: 'A etapa {etapa} de {turma} está fechada: ninguém entra nem sai da turma com data dentro dela. Escolha uma data depois de {fim}, ou a coordenação reabre a etapa antes.',
    en: '{etapa} of {turma} is closed: nobody enters or leaves the class on a day inside it. Choose a date after {fim}, or the coordination reopens the term first.',
  },
  ENTRADA_EM_ETAPA_FECHADA: {
    status: 409,
    br: 'Com esta data muda se o aluno estava em {turma} em {dia}, dentro da etapa {etapa}, que está fechada. A coordenação reabre a etapa antes.',
    en: 'By this date it changes whether the student was in {turma} on {dia}, inside {etapa}, which is closed. The coordination reopens the term first.',
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
