/** What others may use of acesso/segundo-fator, in the browser. */
export { SegundoFator } from './segundo-fator.tsx';
