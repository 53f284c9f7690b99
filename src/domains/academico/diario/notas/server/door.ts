/** What others may use of academico/diario/notas, on the server. */
export { type AlunoDaTurma, type AvaliacaoLida } from './ler-turma.ts';
export { type DisciplinaComMedias, mediasDaTurma, type MediasDaTurma, mediasDasTurmas, type MediasDoAluno } from './medias-da-turma.ts';
