/** What others may use of academico/matriculas/resultados, on the server. */
export { registrarResultados, type ResultadoPedido } from './registrar-resultados.ts';
