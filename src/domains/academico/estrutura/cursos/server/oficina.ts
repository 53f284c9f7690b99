import { atosDeRegistro } from '#platform/server/registros/registro.ts';
import { cursos } from './cursos.ts';
import { gruposTurma } from './grupos-turma.ts';
import { segmentacoes } from './segmentacoes.ts';

// What the demo school and tests make of cursos: no other room needs it. Functions that write take the transaction of the caller.
export const { criar: criarCurso } = atosDeRegistro(cursos);
export const { criar: criarGrupoTurma } = atosDeRegistro(gruposTurma);
export const { criar: criarSegmentacao } = atosDeRegistro(segmentacoes);
