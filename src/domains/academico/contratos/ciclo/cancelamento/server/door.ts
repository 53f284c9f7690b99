/** What others may use of academico/contratos/ciclo/cancelamento, on the server. */
export { cancelarCadaUm, cancelarContrato, cancelarContratos } from './cancelar-contrato.ts';
export { type PreviaDeCancelamento, preverCancelamento } from './prever-cancelamento.ts';
