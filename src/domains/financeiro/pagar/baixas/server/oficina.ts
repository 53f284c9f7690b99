// What the demo school and tests do as the endpoints do.
export { estornarPagamento } from './estornar-pagamento.ts';
export { pagarTitulos } from './pagar-titulos.ts';
