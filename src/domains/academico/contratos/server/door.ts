export { definirLotesDeContratos } from './tarefas.ts';
export { ativarContratos } from './ativar-contratos.ts';
export { cancelarContrato } from './cancelar-contrato.ts';
export { gravarLinhas, inserirContratos } from './salvar-contrato.ts';
export { type AditivoLido, listAditivosVigentes } from './aditivos-vigentes.ts';
export { lerConfiguracao } from './configuracao.ts';
import './integridade.ts';
