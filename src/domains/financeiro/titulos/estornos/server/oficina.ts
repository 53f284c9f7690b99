/** What the demo school and tests make in financeiro/titulos/estornos: no other room needs it. Functions that write take the transaction of the caller. */
export { estornarBaixa } from './estornar-baixa.ts';
import './integridade.ts';
