/** What others may use of academico/estrutura/criterio, on the server. */
export { criterioDoAno } from './criterios.ts';
export { compartilharDisciplinas, compartilharTurmas, type DisciplinaCompartilhada, type TurmaCompartilhada } from './compartilhar.ts';
