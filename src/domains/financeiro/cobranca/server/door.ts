/** What the portal may use of collection, on the server. */
export { definirTarefaDeEnvio } from '../envio/server/tarefa-envio.ts';
import './integridade.ts';
