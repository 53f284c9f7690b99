import { defineTextos } from '#shared/textos.ts';

/** Texts of the recognition of revenue. */
export const textosFaturamento = defineTextos({
  ano: { br: 'Ano', en: 'Year' },
  meses: { br: 'Meses de {ano}', en: 'Months of {ano}' },
  mes: { br: 'Mês', en: 'Month' },
  situacao: { br: 'Situação', en: 'State' },
  titulos: { br: 'Títulos', en: 'Titles' },
  reconhecido: { br: 'Faturado', en: 'Recognized' },
  aReconhecer: { br: 'A faturar', en: 'To recognize' },
  antecipados: { br: 'Recebido de meses a vir', en: 'Received of months to come' },
  semExercicio: { br: 'Nenhum exercício aberto', en: 'No accounting year open' },
  semExercicioTexto: { br: 'Abra o exercício em Períodos contábeis.', en: 'Open the year in Accounting periods.' },
  irPeriodos: { br: 'Períodos contábeis', en: 'Accounting periods' },
  curso: { br: 'Curso', en: 'Course' },
  turma: { br: 'Turma', en: 'Class' },
  semCurso: { br: 'Sem curso', en: 'No course' },
  bruto: { br: 'Bruto', en: 'Gross' },
  bolsas: { br: 'Bolsas', en: 'Scholarships' },
  descontos: { br: 'Descontos', en: 'Discounts' },
  antecipado: { br: 'Recebido antes', en: 'Received before' },
  estornar: { br: 'A estornar', en: 'To take back' },
  previa: { br: 'Prévia de {mes}', en: 'Preview of {mes}' },
  nada: { br: 'Nada a faturar neste mês.', en: 'Nothing to recognize in this month.' },
  faturar: { br: 'Faturar {mes}', en: 'Recognize {mes}' },
  faturarAntes: {
    br: 'Fature antes {mes}, que está aberto e ainda tem títulos a faturar ou a estornar: eles estão também nesta prévia.',
    en: 'Recognize {mes} first, which is open and has titles to be recognized or taken back: they stand in this preview too.',
  },
  faturarTexto: {
    br: '{n} {n:título é faturado|títulos são faturados} por {valor}, e {m} {m:estornado|estornados}. Os lançamentos são feitos agora.',
    en: '{n} {n:title is|titles are} recognized for {valor}, and {m} taken back. The entries are made now.',
  },
  faturado: { br: '{n} {n:título faturado|títulos faturados}', en: '{n} {n:title|titles} recognized' },
  desfazer: { br: 'Desfazer {mes}', en: 'Undo {mes}' },
  desfazerTexto: {
    br: 'Tudo o que está faturado em {mes} é estornado e pode ser faturado de novo. O motivo fica registrado.',
    en: 'All that is recognized in {mes} is taken back and can be recognized again. The reason is kept.',
  },
  desfeito: { br: '{n} {n:título estornado|títulos estornados}', en: '{n} {n:title|titles} taken back' },
});
