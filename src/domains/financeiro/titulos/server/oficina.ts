/** What the demo school and tests make in financeiro/titulos: no other room needs it. Functions that write take the transaction of the caller. */
export { type TituloCriado } from './criar-titulos.ts';
export { criarTituloManual } from './criar-titulo-manual.ts';
export { totaisDoInicio } from './resumos.ts';
export { baixarVarios } from './baixar-titulos.ts';
export type { PedidoDeBaixa } from './preparar-baixa.ts';
export { cancelarTitulo } from './cancelar-titulo.ts';
export { estornarBaixa } from './estornar-baixa.ts';
export { devolverCredito, usarCredito } from './usar-credito.ts';
export { type AcordoFeito, type PedidoDeAcordo, renegociar } from './renegociar.ts';
export { desfazerAcordo } from './desfazer-acordo.ts';
export { quebrarAcordo } from './quebrar-acordo.ts';
export { dispensarEncargos } from './dispensar-encargos.ts';
export { simular } from './simular.ts';
export { classificarDeducao } from './classificar-deducao.ts';
import './integridade.ts';
