/** What others may use of financeiro/boletos/pix-reemitido, in the browser. */
export { ChaveNova } from './chave-nova.tsx';
