export { escopoDeAlunos } from './escopo.ts';
export type { MovimentoFeito, PedidoDeSaida } from './gravar-movimento.ts';
export { obterMatriculaParaContrato, type MatriculaParaContrato } from './para-contrato.ts';
export { travarMatriculas } from './travar-matriculas.ts';
