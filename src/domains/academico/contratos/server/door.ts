export { definirTarefaDeAtivacao } from './tarefa-ativacao.ts';
export { ativarContratos } from './ativar-contratos.ts';
export { type Cancelado, cancelarContrato, cancelarContratos } from './cancelar-contrato.ts';
export { reativarContrato, suspenderContrato } from './suspender-contrato.ts';
export { type Desfeito, desfazerMudancaDeSituacao } from './desfazer-situacao.ts';
export { type PreviaDeCancelamento, preverCancelamento } from './prever-cancelamento.ts';
export { gravarLinhas, inserirContratos } from './salvar-contrato.ts';
export { contarPorSituacao } from './queries.ts';
