/** What the demo school and tests make in academico/contratos: no other room needs it. Functions that write take the transaction of the caller. */
export { cancelarContratos } from './cancelar-contrato.ts';
export { reativarContrato, suspenderContrato } from './suspender-contrato.ts';
export { aditarContrato } from './aditar-contrato.ts';
export { aditarTurma } from './aditivo-da-turma.ts';
import './integridade.ts';
