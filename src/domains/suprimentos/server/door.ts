/** What other rooms may use of the storeroom, on the server: a document that was bought enters, and is reversed with it. */
export { darEntrada, type Entrada } from './dar-entrada.ts';
export { estornarOperacao } from './estornar.ts';
import './integridade.ts';
