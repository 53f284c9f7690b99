/** What others may use of academico/diario/notas, on the server. */
export { saiuDaTurma } from '../montar.ts';
export {
  criteriosDosAlunos,
  type DisciplinaComMedias,
  type Hipotese,
  mediasDaTurma,
  type MediasDaTurma,
  mediasDasTurmas,
  type MediasDoAluno,
} from './medias-da-turma.ts';
