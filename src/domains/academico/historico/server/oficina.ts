import { atosDeRegistro } from '#platform/server/registros/registro.ts';
import { disciplinas } from './disciplinas.ts';
import { instituicoes } from './instituicoes.ts';
import { turmas } from './turmas.ts';

// What the demo school and tests make in academico/historico: no other room needs it. Functions that write take the transaction of the caller.
export const { criar: criarInstituicao } = atosDeRegistro(instituicoes);
export const { criar: criarDisciplinaDeInstituicao } = atosDeRegistro(disciplinas);
export const { criar: criarTurmaDeInstituicao } = atosDeRegistro(turmas);
export { type DadosInstituicao } from './instituicoes.ts';
export { registrarUsoDeInstituicao } from './usos.ts';
