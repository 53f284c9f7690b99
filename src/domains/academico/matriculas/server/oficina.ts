/** What the demo school and tests make in academico/matriculas: no other room needs it. Functions that write take the transaction of the caller. */
export { type DadosMatricula } from './matricular.ts';
export { desfazerRemanejamento } from './desfazer-remanejamento.ts';
export { remanejar } from './remanejar.ts';
export { enturmarMatricula } from './enturmar.ts';
export { registrarResultados } from './registrar-resultados.ts';
import './integridade.ts';
