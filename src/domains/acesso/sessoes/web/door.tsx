/** What others may use of acesso/sessoes, in the browser. */
export { ListaDeSessoes } from './lista-de-sessoes.tsx';
