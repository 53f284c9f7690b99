/**
 * How a row that others refer to is called, by its columns: what a reader of the dossier needs in place of a number. A column that refers to a named
 * table is called as that row is. People have no name here: another person's is a datum of that person.
 */
export const nomesDasLinhas: Readonly<Record<string, readonly string[]>> = {
  anos_letivos: ['ano'],
  periodos_letivos: ['nome'],
  etapas: ['nome'],
  cursos: ['nome'],
  turmas: ['nome'],
  disciplinas: ['nome'],
  turmas_disciplinas: ['disciplina_id'],
  avaliacoes: ['turma_disciplina_id', 'nome', 'data_avaliacao'],
  aulas: ['turma_disciplina_id'],
  chamadas: ['aula_id', 'data_chamada'],
  matriculas: ['codigo'],
  contratos: ['numero'],
  titulos_receber: ['numero'],
  convenios: ['nome'],
  descontos: ['nome'],
  formas_pagamento: ['nome'],
  consentimentos_finalidades: ['nome'],
  consentimentos_textos: ['numero', 'texto'],
};
