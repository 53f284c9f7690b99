/** What the portal may use of statements, on the server. */
export { definirTarefaDeDeclaracoes } from './tarefa-lote.ts';
export { emitirDeclaracoes } from './emitir.ts';
export { contestarDebito } from './contestar.ts';
import './integridade.ts';
