/** What other rooms may use of receivable titles, on the server. Functions that write take the transaction of the caller. */
export { criarTitulosReceber, type NovoTitulo } from '../emissao/server/criar-titulos.ts';
export { cancelarTitulosDosContratos, gravarCancelamentos } from '../cancelamentos/server/cancelar-titulos.ts';
export { restaurarTitulos } from '../cancelamentos/server/restaurar-titulos.ts';
export { levarVencimentosCombinados, type TrocaDeTitulo } from '../de-contratos/server/levar-vencimentos.ts';
export {
  cobradoPorLinha,
  type EfeitoDoCancelamento,
  efeitoDoCancelamento,
  type TituloDeContrato,
  titulosDosContratos,
  travarTitulosPorId,
  travarTitulosReativados,
} from '../de-contratos/server/titulos-de-contratos.ts';
export { baixarTitulos } from '../baixas/server/baixar-titulos.ts';
export { valoresDevidosEm } from '../devido/server/valores-devidos.ts';
export { baixarDoBanco, type PagamentoDoBanco, preverDoBanco } from '../baixas/do-banco/server/baixar-do-banco.ts';
export { quitarComDiferenca } from '../baixas/do-banco/server/quitar-com-diferenca.ts';
export { travarTitulos } from './carregar.ts';
export { registrarCreditos } from '../creditos/server/registrar-creditos.ts';
export { type Renegociados, renegociadosDosContratos } from '../de-contratos/server/renegociados-de-contratos.ts';
export { confirmarVencidos, type TituloVencido, titulosVencidosDe } from '../lista/server/titulos-vencidos.ts';
/** What a row `t` of v_titulo_em_aberto owes on a date, in SQL, for whole lists. */
export { devidoEm, saldoAberto } from '../devido/server/devido-sql.ts';
export { venceDepois } from '../cancelamentos/server/vence-depois.ts';
export { situacaoEmFrase } from './recusas.ts';
export { codigoDeVerificacao } from '../baixas/server/gravar-baixas.ts';
import './integridade.ts';
export { posicaoEm } from '../devido/server/posicao.ts';
