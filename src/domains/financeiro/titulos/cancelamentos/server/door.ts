/** What others may use of financeiro/titulos/cancelamentos, on the server. */
export { cancelarTitulo } from './cancelar-titulo.ts';
export { cancelarParcelasDoAcordo, cancelarTitulosDosContratos, gravarCancelamentos } from './cancelar-titulos.ts';
export {
  recolherDeContratosParados,
  sairiaComOContrato,
  segurarContratos,
  segurarContratosDoAcordo,
} from './parcelas-de-contrato-parado.ts';
export { restaurarTitulos } from './restaurar-titulos.ts';
export { saiDaCobranca, venceDepois } from './vence-depois.ts';
