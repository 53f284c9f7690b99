/** What others may use of financeiro/titulos/emissao, on the server. */
export { type NovoTitulo, type TituloCriado, criarTitulosReceber } from './criar-titulos.ts';
export { trazerTitulos } from './trazer-titulos.ts';
