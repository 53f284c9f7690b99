/** What others may use of academico/estrutura/docentes, on the server. */
export { inserirDocentes } from './salvar-docentes.ts';
