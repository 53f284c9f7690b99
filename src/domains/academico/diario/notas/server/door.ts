/** What others may use of academico/diario/notas, on the server. */
export { type DisciplinaComMedias, type MediasDaTurma, mediasDaTurma } from './medias-da-turma.ts';
