/** What other rooms may use of receivable titles, on the server. Functions that write take the transaction of the caller. */
export { criarTitulosReceber, type NovoTitulo, type TituloCriado } from './criar-titulos.ts';
export { criarTituloManual } from './criar-titulo-manual.ts';
export { cancelarTitulosDosContratos, gravarCancelamentos, type TituloCancelado } from './cancelar-titulos.ts';
export { restaurarTitulos } from './restaurar-titulos.ts';
export { levarVencimentosCombinados, type TrocaDeTitulo } from './levar-vencimentos.ts';
export {
  cobradoPorLinha,
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
export { type Dispensa, quitarComDiferenca } from './quitar-com-diferenca.ts';
export { travarTitulos } from './carregar.ts';
export { type NovoCredito, registrarCreditos } from './registrar-creditos.ts';
export { devolverCredito, usarCredito } from './usar-credito.ts';
export { type AcordoFeito, type PedidoDeAcordo, renegociar } from './renegociar.ts';
export { desfazerAcordo } from './desfazer-acordo.ts';
export { type Renegociados, renegociadosDosContratos } from './renegociados-de-contratos.ts';
export { quebrarAcordo } from './quebrar-acordo.ts';
export { dispensarEncargos } from './dispensar-encargos.ts';
export { simular } from './simular.ts';
export { confirmarVencidos, type TituloVencido, titulosVencidosDe } from './titulos-vencidos.ts';
/** What a row `t` of v_titulo_em_aberto owes on a date, in SQL, for whole lists. */
export { devidoEm, saldoAberto } from './devido-sql.ts';
export { venceDepois } from './vence-depois.ts';
export { classificarDeducao } from './classificar-deducao.ts';
export { situacaoEmFrase } from './recusas.ts';
export { codigoDeVerificacao } from './gravar-baixas.ts';
import './integridade.ts';
export { type BaseDaPosicao, type PedidoDePosicao, posicaoEm } from './posicao.ts';
