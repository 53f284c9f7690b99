/** What others may use of acesso/usuarios, on the server. */
export { acertarFimDeAcesso, recusarPropriaDemissao } from './fim-de-acesso.ts';
export { quemPode } from './quem-pode.ts';
