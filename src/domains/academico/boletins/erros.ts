import { defineErros } from '#shared/erros.ts';

/** Refusals of report cards, as they are shown, printed and sent. */
export const errosBoletim = defineErros({
  BOLETIM_SEM_ETAPA: {
    status: 409,
    br: 'O ano da turma {turma} tem {n} etapas: escolha uma delas, ou o ano todo.',
    en: 'The year of class {turma} has {n} terms: choose one of them, or the whole year.',
  },
  BOLETIM_MUITOS: {
    status: 409,
    br: 'São {quantidade} boletins, e de uma vez saem {maximo}: prepare o arquivo em segundo plano.',
    en: 'There are {quantidade} report cards, and {maximo} leave at once: have the file prepared in the background.',
  },
  BOLETIM_NENHUM: {
    status: 409,
    br: 'Nenhum aluno está nas turmas escolhidas. Confira o ano e os filtros.',
    en: 'No student sits in the chosen classes. Check the year and the filters.',
  },
  BOLETIM_NAO_PRONTO: { status: 409, br: 'O arquivo ainda está sendo preparado.', en: 'The file is still being prepared.' },
});
