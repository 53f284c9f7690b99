/** What others may use of suprimentos/estoques/contagens, in the browser. */
export { Contagens, NovaContagemBotao } from './contagens.tsx';
