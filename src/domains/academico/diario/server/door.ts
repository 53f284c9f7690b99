/** What others may use of academico/diario, on the server. */
export { fecharDiarios, reabrirDiarios } from './fechar-diarios.ts';
