import { atosDeRegistro } from '#platform/server/registros/registro.ts';
import { disciplinas } from './disciplinas.ts';
import { tiposAvaliacao } from './tipos-avaliacao.ts';

// What the demo school and tests make of ensino: no other room needs it. Functions that write take the transaction of the caller.
export const { criar: criarDisciplina } = atosDeRegistro(disciplinas);
export const { criar: criarTipoAvaliacao } = atosDeRegistro(tiposAvaliacao);
export { type DadosDisciplina } from './disciplinas.ts';
export { type DadosTipoAvaliacao } from './tipos-avaliacao.ts';
