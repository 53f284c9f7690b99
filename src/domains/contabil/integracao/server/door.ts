/** What other rooms of the books use of the integração contábil: they hand facts over and have them posted at once. */
export { lancarFatos, pendentesDe, travarIntegracao } from './lancar-fatos.ts';
export { contarSemRegra, escreverFaltas } from './faltas.ts';
export { deixarFatos } from './deixar-fatos.ts';
export { definirTarefaDeIntegracao } from './tarefas.ts';
import './integridade.ts';
