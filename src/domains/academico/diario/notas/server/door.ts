/** What others may use of academico/diario/notas, on the server. */
export { type DisciplinaComMedias, mediasDaTurma, type MediasDaTurma, mediasDasTurmas } from './medias-da-turma.ts';
