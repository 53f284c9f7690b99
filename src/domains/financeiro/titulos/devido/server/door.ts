/** What others may use of financeiro/titulos/devido, on the server. */
export { comTexto } from './obter-devido.ts';
export { devidoEm, devidoIntocado, emAberto, isMexido, saldoAberto, somaDevidaDosMexidos, vencidoEm } from './devido-sql.ts';
export { posicaoEm } from './posicao.ts';
export { valoresDevidosEm } from './valores-devidos.ts';
