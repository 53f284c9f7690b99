/** What others may use of academico/paineis/recados, on the server. */
export { listarRecados } from './queries.ts';
