/** What the demo school and tests make in academico/contratos/saidas: no other room needs it. Functions that write take the transaction of the caller. */
export { reclassificarComContrato, sairComContrato } from './mover-com-contrato.ts';
