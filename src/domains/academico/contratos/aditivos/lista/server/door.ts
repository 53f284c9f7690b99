/** What others may use of academico/contratos/aditivos/lista, on the server. */
export { type ItemAditivo, colunas, de } from './queries.ts';
