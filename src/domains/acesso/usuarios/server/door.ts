/** What others may use of acesso/usuarios, on the server. */
export { acertarFimDeAcesso, conferirDemissaoDeOutro } from './fim-de-acesso.ts';
export { quemPode } from './quem-pode.ts';
