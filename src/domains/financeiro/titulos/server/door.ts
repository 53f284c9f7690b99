/** What other rooms may use of receivable titles, on the server. Functions that write take the transaction of the caller. */
export { criarTitulosReceber, type NovoTitulo } from './criar-titulos.ts';
export { cancelarTitulosDosContratos, gravarCancelamentos } from './cancelar-titulos.ts';
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
export { baixarTitulos } from './baixar-titulos.ts';
export { valoresDevidosEm } from './valores-devidos.ts';
export { baixarDoBanco, type PagamentoDoBanco, preverDoBanco } from './baixar-do-banco.ts';
export { quitarComDiferenca } from './quitar-com-diferenca.ts';
export { travarTitulos } from './carregar.ts';
export { registrarCreditos } from './registrar-creditos.ts';
export { type Renegociados, renegociadosDosContratos } from './renegociados-de-contratos.ts';
export { confirmarVencidos, type TituloVencido, titulosVencidosDe } from './titulos-vencidos.ts';
/** What a row `t` of v_titulo_em_aberto owes on a date, in SQL, for whole lists. */
export { devidoEm, saldoAberto } from './devido-sql.ts';
export { venceDepois } from './vence-depois.ts';
export { situacaoEmFrase } from './recusas.ts';
export { codigoDeVerificacao } from './gravar-baixas.ts';
import './integridade.ts';
export { posicaoEm } from './posicao.ts';
