/** What other rooms may use of receivable titles, on the server. Functions that write take the transaction of the caller. */
export { criarTitulosReceber, type NovoTitulo, type TituloCriado } from './criar-titulos.ts';
export { cancelarTitulosDosContratos, gravarCancelamentos, type TituloCancelado } from './cancelar-titulos.ts';
export { restaurarTitulos } from './restaurar-titulos.ts';
export {
  type EfeitoDoCancelamento,
  efeitoDoCancelamento,
  type TituloDeContrato,
  titulosDosContratos,
  travarTitulosPorId,
  travarTitulosReativados,
} from './titulos-de-contratos.ts';
export { type ResumoFinanceiro, resumoFinanceiroDoContrato, type TotaisDoInicio, totaisDoInicio } from './resumos.ts';
export { baixarTitulos, baixarVarios } from './baixar-titulos.ts';
export type { BaixaFeita, PedidoDeBaixa } from './preparar-baixa.ts';
export { cancelarTitulo } from './cancelar-titulo.ts';
export { estornarBaixa } from './estornar-baixa.ts';
export { type TituloDevidoEm, valoresDevidosEm } from './valores-devidos.ts';
export { baixarDoBanco, type PagamentoDoBanco, preverDoBanco } from './baixar-do-banco.ts';
export { travarTitulos } from './carregar.ts';
