export { definirTarefaDeAtivacao } from './tarefa-ativacao.ts';
export { ativarContratos } from './ativar-contratos.ts';
export { cancelarContrato } from './cancelar-contrato.ts';
export { gravarLinhas, inserirContratos } from './salvar-contrato.ts';
export { contarPorSituacao } from './queries.ts';
import './integridade.ts';
