/** What the demo school and tests make in academico/estrutura: no other room needs it. Functions that write take the transaction of the caller. */
export { copiarAno } from '../copia/server/copiar-ano.ts';
export { criteriosDoAno, salvarCriterio } from '../criterio/server/criterios.ts';
export { incluirDisciplinas, inserirDisciplinas } from '../turma-disciplina/server/incluir-disciplinas.ts';
export { criarDisciplina, type DadosDisciplina } from '../ensino/server/salvar-disciplina.ts';
export { criarDocentesPeriodo, inserirDocentes } from '../docentes/server/salvar-docentes.ts';
export { criarTipoAvaliacao, type DadosTipoAvaliacao } from '../ensino/server/salvar-tipo-avaliacao.ts';
export { mudarSituacaoDaTurma } from '../turmas/server/situacao.ts';
export { registrarUsoDeDisciplina } from '../turma-disciplina/server/usos.ts';
export { criarCurso } from '../cursos/server/salvar-curso.ts';
export { criarGrupoTurma } from '../cursos/server/salvar-grupo-turma.ts';
export { criarSegmentacao } from '../cursos/server/salvar-segmentacao.ts';
export { criarTurma } from '../turmas/server/salvar-turma.ts';
import '../docentes/server/acompanhar-periodo.ts';
import '../turmas/server/integridade.ts';
