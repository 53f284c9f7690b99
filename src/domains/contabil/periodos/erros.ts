import { defineErros } from '#shared/erros.ts';

/** Refusals of years and períodos. */
export const errosPeriodo = defineErros({
  EXERCICIO_NAO_ENCONTRADO: { status: 404, br: 'Não há exercício contábil deste ano.', en: 'There is no accounting year of that number.' },
  EXERCICIO_REPETIDO: { status: 409, br: 'O exercício de {ano} já está aberto.', en: 'The year {ano} is already open.' },
  EXERCICIO_COM_LACUNA: {
    status: 409,
    br: 'Os exercícios seguem um ao outro, de {de} a {ate}: abra {antes} ou {depois}.',
    en: 'Accounting years follow each other, {de} to {ate}: open {antes} or {depois}.',
  },
  EXERCICIO_NO_MEIO: {
    status: 409,
    br: 'Só o primeiro e o último exercício se excluem: os do meio deixariam um ano de fora.',
    en: 'Only the first and the last year are deleted: one in between would leave a year out.',
  },
  EXERCICIO_SEM_MESES: {
    status: 409,
    br: 'Um exercício tem os doze meses e o encerramento.',
    en: 'An accounting year has its twelve months and its closing.',
  },
  EXERCICIO_COM_LANCAMENTOS: {
    status: 409,
    br: 'O exercício de {ano} já teve lançamentos, rascunhos ou fechamentos e não se exclui.',
    en: 'The year {ano} already had entries, drafts or closings and is not deleted.',
  },
  AJUSTE_JA_EXISTE: {
    status: 409,
    br: 'O exercício de {ano} já tem período de ajustes.',
    en: 'The year {ano} already has an adjustment period.',
  },
  PERIODO_CONTABIL_SOB_FECHADO: {
    status: 409,
    br: 'O período {periodo}, que vem depois, está fechado. Reabra-o primeiro: a reabertura vai do último para trás.',
    en: 'Period {periodo}, which comes later, is closed. Reopen it first: reopening goes from the last one back.',
  },
  PERIODO_CONTABIL_SEM_MUDANCA: {
    status: 409,
    br: 'Este período já está nessa situação.',
    en: 'This period is already in that state.',
  },
});
