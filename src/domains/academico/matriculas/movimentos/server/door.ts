/** What others may use of academico/matriculas/movimentos, on the server. */
export { conferirSaida } from './conferir-saida.ts';
export { type PedidoDeDesfazimento, desfazerMovimento } from './desfazer-movimento.ts';
export { recusaDaSaida, registrarSaida } from './mudar-situacao.ts';
export { type PedidoDeReclassificacao, reclassificarMatricula } from './reclassificar.ts';
export { outrasDoFalecido } from './registrar-morte.ts';
export { type PedidoDeRetorno, retornarMatricula } from './retornar.ts';
