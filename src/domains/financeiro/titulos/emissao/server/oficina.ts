/** What the demo school and tests make in financeiro/titulos/emissao: no other room needs it. Functions that write take the transaction of the caller. */
export { criarTituloManual } from './criar-titulo-manual.ts';
export type { TituloCriado } from './criar-titulos.ts';
import './integridade.ts';
