/** What others may use of financeiro/pagar/contas, in the browser. */
export { NovaConta } from './nova-conta.tsx';
export { useOutraCompra } from './use-outra-compra.ts';
