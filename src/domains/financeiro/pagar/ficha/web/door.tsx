/** What others may use of financeiro/pagar/ficha, in the browser. */
export { TituloAberto } from './titulo-janela.tsx';
