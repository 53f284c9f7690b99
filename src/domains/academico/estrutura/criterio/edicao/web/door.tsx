/** What others may use of academico/estrutura/criterio, in the browser. */
export { CriterioDoCurso } from './criterio-do-curso.tsx';
