/** What others may use of financeiro/dados-bancarios, on the server. */
export { avisarAbertura } from './abertura.ts';
export { avisar, type AtoQueAvisa } from './avisar.ts';
export { abrirDados, type ComCifra, haMudancaDeOutraChave } from './cofre.ts';
export { iniciarDadosBancarios } from './relogio.ts';
export type { RegistroComDadosBancarios } from './registro.ts';
export { rotasDeDadosBancarios } from './rotas.ts';
