/** What others may use of academico/periodos-letivos/calendario, on the server. */
export { registrarUsoDoDia } from './usos.ts';
