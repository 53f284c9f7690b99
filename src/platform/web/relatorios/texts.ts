import { defineTextos } from '#shared/textos.ts';

export const textosRelatorio = defineTextos({
  comoLer: { br: 'Como se lê', en: 'How to read it' },
  total: { br: 'Total', en: 'Total' },
  linhas: { br: { one: '{n} linha', other: '{n} linhas' }, en: { one: '{n} row', other: '{n} rows' } },
  filtrosEmUso: { br: 'Filtros em uso', en: 'Filters in use' },
  grafico: { br: 'Gráfico', en: 'Chart' },
  parte: { br: '{valor} de {todo}', en: '{valor} of {todo}' },
  naoAtualizou: { br: 'O relatório não pôde ser atualizado: {motivo}', en: 'The report could not be updated: {motivo}' },
  tentarDeNovo: { br: 'Tentar de novo', en: 'Try again' },
  atualizando: { br: 'Atualizando o relatório', en: 'Updating the report' },
  abrirLista: {
    br: { one: 'Ver {n} matrícula de {nome}', other: 'Ver as {n} matrículas de {nome}' },
    en: { one: 'See the {n} enrollment of {nome}', other: 'See the {n} enrollments of {nome}' },
  },
});
