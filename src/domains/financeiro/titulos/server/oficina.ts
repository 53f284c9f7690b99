/** What the demo school and tests make in financeiro/titulos: no other room needs it. Functions that write take the transaction of the caller. */
export { type TituloCriado } from '../emissao/server/criar-titulos.ts';
export { criarTituloManual } from '../emissao/server/criar-titulo-manual.ts';
export { totaisDoInicio } from '../devido/server/resumos.ts';
export { baixarVarios } from '../baixas/server/baixar-titulos.ts';
export type { PedidoDeBaixa } from '../baixas/server/preparar-baixa.ts';
export { cancelarTitulo } from '../cancelamentos/server/cancelar-titulo.ts';
export { estornarBaixa } from '../estornos/server/estornar-baixa.ts';
export { devolverCredito, usarCredito } from '../baixas/server/usar-credito.ts';
export { type AcordoFeito, type PedidoDeAcordo, renegociar } from '../acordos/novo/server/renegociar.ts';
export { desfazerAcordo } from '../acordos/server/desfazer-acordo.ts';
export { quebrarAcordo } from '../acordos/server/quebrar-acordo.ts';
export { dispensarEncargos } from '../dispensas/server/dispensar-encargos.ts';
export { simular } from '../acordos/novo/server/simular.ts';
export { classificarDeducao } from '../ficha/server/classificar-deducao.ts';
import './integridade.ts';
