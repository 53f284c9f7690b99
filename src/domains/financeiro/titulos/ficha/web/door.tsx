/** What others may use of financeiro/titulos/ficha, in the browser. */
export { MudancaDeConta } from './mudanca-de-conta.tsx';
export { TituloAberto } from './titulo-janela.tsx';
