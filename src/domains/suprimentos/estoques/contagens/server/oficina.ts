/** What only the demo school and tests make. */
export { abrirContagem, cancelarContagem, concluirContagem, contarItens } from './contar.ts';
export { obterContagem } from './queries.ts';
