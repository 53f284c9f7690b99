/** What the demo school and tests make in financeiro/titulos/acordos: no other room needs it. Functions that write take the transaction of the caller. */
export { desfazerAcordo } from './desfazer-acordo.ts';
export { quebrarAcordo } from './quebrar-acordo.ts';
import './integridade.ts';
