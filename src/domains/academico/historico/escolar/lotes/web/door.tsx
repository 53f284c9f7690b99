/** What others may use of academico/historico/escolar/lotes, in the browser. */
export { EmitirDaTurma } from './emitir-da-turma.tsx';
