/** What others may use of academico/contratos/rascunho, on the server. */
export { criarContrato, editarContrato, gravarLinhas, inserirContratos } from './salvar-contrato.ts';
