/** What others may use of financeiro/titulos/acordos, on the server. */
export { somarPorTitulo } from './carregar.ts';
export { inserirAmortizacoes, pagosNoAcordo } from './quebrar-acordo.ts';
export { acordoQueLevou } from './recusas.ts';
