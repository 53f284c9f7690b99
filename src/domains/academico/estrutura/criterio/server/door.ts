/** What others may use of academico/estrutura/criterio, on the server. */
export {
  compartilharDisciplinas,
  compartilharTurmas,
  type DisciplinaCompartilhada,
  segurarCriterios,
  type TurmaCompartilhada,
} from './compartilhar.ts';
export { criterioDoAno } from './criterios.ts';
