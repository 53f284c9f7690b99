/** What the portal may use of the movements that take the contract along, on the server. */
export { reclassificarComContrato, sairComContrato } from './mover-com-contrato.ts';
