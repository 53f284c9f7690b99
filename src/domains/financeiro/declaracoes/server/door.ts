/** What the portal may use of statements, on the server. */
export { definirTarefaDeDeclaracoes } from '../lotes/server/tarefa-lote.ts';
import './integridade.ts';
