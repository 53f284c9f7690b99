import { defineErros } from '#shared/erros.ts';

/** Refusals of the days of an academic period. */
export const errosCalendario = defineErros({
  CALENDARIO_FORA_DO_PERIODO: {
    status: 400,
    br: 'O período letivo vai de {de} a {ate}: escolha dias dentro dele.',
    en: 'The academic period goes from {de} to {ate}: choose days inside it.',
  },
  CALENDARIO_ETAPA_FECHADA: {
    status: 409,
    br: '{data} está na etapa {etapa}, que já foi fechada: os dias dela não mudam. A coordenação reabre a etapa antes.',
    en: '{data} lies in the term {etapa}, which was closed: its days do not change. The coordination reopens the term first.',
  },
  CALENDARIO_DIA_EM_USO: {
    status: 409,
    br: 'Estes dias já têm registros e continuam letivos: {dias}. Mude antes a data das aulas, no diário de classe, ou exclua as que não foram dadas.',
    en: 'These days have records and stay school days: {dias}. Change the date of the lessons first, in the class diary, or delete those that were not given.',
  },
  // Only when a lesson is given meanwhile: the service names it first.
  CALENDARIO_DIA_COM_AULA: {
    status: 409,
    br: 'Há aula registrada em {data}, que por isso continua dia letivo.',
    en: 'A lesson is recorded on {data}, which stays a school day.',
  },
});
