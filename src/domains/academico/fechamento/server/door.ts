/** What others may use of academico/fechamento, on the server. */
export type { Resultados } from './calcular.ts';
export { calcularAnos, calcularEtapas, type TurmaCalculada } from './ler-turmas.ts';
