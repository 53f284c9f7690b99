/** What others may use of acesso/segundo-fator, on the server. */
export { conferirCodigo, recusasDeCodigo } from './conferir-codigo.ts';
export { type CodigoCerto, haSegredosDeOutraChave, protegerSegredos } from './fator-guardado.ts';
