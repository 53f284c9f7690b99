/** What others may use of acesso/segundo-fator, on the server. */
export { conferirCodigo, recusasDeCodigo } from './conferir-codigo.ts';
export { conferirPropriaSenha } from './conferir-propria-senha.ts';
export { lerSegundoFator } from './segundo-fator.ts';
export { type CodigoCerto, haSegredosDeOutraChave, protegerSegredos } from './fator-guardado.ts';
