import { defineTextos } from '#shared/textos.ts';

export const textosPeriodoLetivo = defineTextos({
  anoLetivo: { br: 'Ano letivo', en: 'Academic year' },
  nome: { br: 'Nome', en: 'Name' },
  dataInicio: { br: 'Início', en: 'Start' },
  dataFim: { br: 'Fim', en: 'End' },
  segmentacoes: { br: 'Segmentações', en: 'Segments' },
  situacao: { br: 'Situação', en: 'Status' },
});
