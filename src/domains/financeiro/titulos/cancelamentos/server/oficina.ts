/** What the demo school and tests make in financeiro/titulos/cancelamentos: no other room needs it. Functions that write take the transaction of the caller. */
export { cancelarTitulo } from './cancelar-titulo.ts';
import './integridade.ts';
