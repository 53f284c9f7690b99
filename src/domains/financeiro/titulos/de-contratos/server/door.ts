/** What others may use of financeiro/titulos/de-contratos, on the server. */
export { type TrocaDeTitulo, levarVencimentosCombinados } from './levar-vencimentos.ts';
export { type Renegociados, renegociadosDosContratos } from './renegociados-de-contratos.ts';
export {
  type EfeitoDoCancelamento,
  type TituloDeContrato,
  cobradoPorLinha,
  efeitoDoCancelamento,
  titulosDosContratos,
  travarTitulosReativados,
} from './titulos-de-contratos.ts';
