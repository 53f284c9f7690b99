/** What others may use of academico/diario/notas, on the server. */
export { mediasDaTurma } from './medias-da-turma.ts';
