/** What others may use of financeiro/titulos/emissao, in the browser. */
export { NovoTitulo } from './novo-titulo.tsx';
