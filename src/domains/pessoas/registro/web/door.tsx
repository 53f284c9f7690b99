/** What others may use of pessoas/registro, in the browser. */
export { PessoaPicker } from './pessoa-picker.tsx';
