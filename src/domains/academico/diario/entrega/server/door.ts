/** What others may use of academico/diario/entrega, on the server. */
export { type EstadoDaDisciplina, estadoDasDisciplinas } from './pendencias.ts';
