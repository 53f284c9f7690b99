/** What others may use of academico/diario/pendencias, on the server. */
export { listarAulasDoDia } from './aulas-do-dia.ts';
export { contarPendencias } from './contar.ts';
