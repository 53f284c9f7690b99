/** What others may use of academico/diario/pendencias, on the server. */
export { type AulaDoDia, listarAulasDoDia } from './aulas-do-dia.ts';
export { contarPendencias, type PendenciasDaDisciplina } from './contar.ts';
