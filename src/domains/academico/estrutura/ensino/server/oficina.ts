/** What the demo school and tests make of ensino: no other room needs it. Functions that write take the transaction of the caller. */
export { criarDisciplina } from './salvar-disciplina.ts';
export { type DadosDisciplina } from './salvar-disciplina.ts';
export { criarTipoAvaliacao } from './salvar-tipo-avaliacao.ts';
export { type DadosTipoAvaliacao } from './salvar-tipo-avaliacao.ts';
