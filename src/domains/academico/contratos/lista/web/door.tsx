/** What others may use of academico/contratos/lista, in the browser. */
export { useFiltrosAcademicos } from './filtros.ts';
