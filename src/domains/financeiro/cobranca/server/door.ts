/** What the portal may use of collection, on the server. */
export { definirTarefaDeEnvio } from './tarefa-envio.ts';
export { prepararEscolhidas, prepararRegua } from './preparar-lotes.ts';
export { enviarCartas } from './enviar-cartas.ts';
export { anotarSaida } from './no-correio.ts';
export { criarDegrau, criarModelo } from './modelos.ts';
import './integridade.ts';
