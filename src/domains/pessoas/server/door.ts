/** What other rooms may use of pessoas, on the server. Functions that write take the transaction of the caller. */
export { escopoDePessoas } from './escopo.ts';
export { registrarCpfNasMudancas, registrarVisualizacao } from './registrar-visualizacao.ts';
import './integridade.ts';
