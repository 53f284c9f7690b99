/** What the portal and other rooms may use of rh, on the server. Functions that write take the transaction of the caller. */
export { abrirBancoDe, haBancoDeOutraChave, protegerDadosBancarios } from './cifrar-banco.ts';
