/** What others may use of financeiro/titulos/ficha, in the browser. */
export { TituloAberto } from './titulo-janela.tsx';
