/** What others may use of financeiro/caixa/a-liquidar, on the server. */
export { estornarRecebimentos } from './estornar-recebimentos.ts';
export { type FormaQueEspera, registrarRecebimentos } from './registrar-recebimentos.ts';
