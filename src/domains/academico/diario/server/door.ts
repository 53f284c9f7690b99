/** What others may use of academico/diario, on the server. */
export { escopoDaTurma, escopoDoDiario } from './escopo.ts';
export { fecharDiarios, reabrirDiarios } from './fechar-diarios.ts';
