export { ativarContratos } from '../ciclo/server/ativar-contratos.ts';
export { cancelarContrato } from '../ciclo/cancelamento/server/cancelar-contrato.ts';
export { gravarLinhas, inserirContratos } from '../rascunho/server/salvar-contrato.ts';
export { type AditivoLido, listAditivosVigentes } from '../aditivos/server/vigentes.ts';
export { lerConfiguracao } from './configuracao.ts';
import './integridade.ts';
