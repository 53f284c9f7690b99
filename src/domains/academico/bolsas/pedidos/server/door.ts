/** What others may use of academico/bolsas/pedidos, on the server. */
export { gravarPedidos } from './gravar-pedidos.ts';
