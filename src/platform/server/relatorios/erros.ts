import { defineErros } from '#shared/erros.ts';

/** Refusals of reports that grew beyond what one answer takes. */
export const errosDeRelatorio = defineErros({
  RELATORIO_GRANDE: {
    status: 400,
    br: 'Este relatório passa de {maximo} linhas. Escolha um filtro que o reduza (curso, turma ou período).',
    en: 'This report has more than {maximo} rows. Choose a filter that narrows it (course, class or period).',
  },
  LISTA_GRANDE_PARA_PDF: {
    status: 400,
    br: 'O PDF leva até {maximo} linhas e este filtro tem mais. Reduza o filtro ou use XLSX ou CSV, que não têm limite.',
    en: 'A PDF takes up to {maximo} rows and this filter has more. Narrow the filter or use XLSX or CSV, which have no limit.',
  },
  RELATORIO_GRANDE_PARA_PDF: {
    status: 400,
    br: 'O PDF leva até {maximo} linhas e este filtro tem {linhas}. Reduza o filtro ou use XLSX ou CSV, que não têm limite.',
    en: 'A PDF takes up to {maximo} rows and this filter has {linhas}. Narrow the filter or use XLSX or CSV, which have no limit.',
  },
});
