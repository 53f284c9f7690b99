/** What the demo school and tests make in academico/matriculas: no other room needs it. Functions that write take the transaction of the caller. */
export { type DadosMatricula } from '../nova/server/matricular.ts';
export { desfazerRemanejamento } from '../remanejamento/server/desfazer-remanejamento.ts';
export { remanejar } from '../remanejamento/server/remanejar.ts';
export { enturmarMatricula } from '../enturmacao/server/enturmar.ts';
export { registrarResultados } from '../resultados/server/registrar-resultados.ts';
import '../enturmacao/server/integridade.ts';
