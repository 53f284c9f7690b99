/** What the demo school and tests make in academico/estrutura: no other room needs it. Functions that write take the transaction of the caller. */
export { copiarAno } from './copiar-ano.ts';
export { criteriosDoAno, salvarCriterio } from './criterios.ts';
export { incluirDisciplinas, inserirDisciplinas } from './incluir-disciplinas.ts';
export { criarDisciplina, type DadosDisciplina } from './salvar-disciplina.ts';
export { criarDocentesPeriodo, inserirDocentes } from './salvar-docentes.ts';
export { criarTipoAvaliacao, type DadosTipoAvaliacao } from './salvar-tipo-avaliacao.ts';
export { mudarSituacaoDaTurma } from './situacao-turma.ts';
export { registrarUsoDeDisciplina } from './usos.ts';
export { criarCurso } from './salvar-curso.ts';
export { criarGrupoTurma } from './salvar-grupo-turma.ts';
export { criarSegmentacao } from './salvar-segmentacao.ts';
export { criarTurma } from './salvar-turma.ts';
import './acompanhar-periodo.ts';
import './integridade.ts';
