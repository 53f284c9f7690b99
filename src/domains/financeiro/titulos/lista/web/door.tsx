/** What others may use of financeiro/titulos/lista, in the browser. */
export { TituloPicker } from './titulo-picker.tsx';
