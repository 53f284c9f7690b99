/** What the demo school and tests make in academico/contratos: no other room needs it. Functions that write take the transaction of the caller. */
export { cancelarContratos } from '../ciclo/cancelamento/server/cancelar-contrato.ts';
export { reativarContrato, suspenderContrato } from '../ciclo/server/suspender-contrato.ts';
export { aditarContrato } from '../aditivos/registro/server/aditar-contrato.ts';
export { aditarTurma } from '../aditivos/turma/server/aditivo-da-turma.ts';
import './integridade.ts';
