/** What others may use of academico/contratos/aditivos/turma, in the browser. */
export { RevogarDaTurma } from './revogar-da-turma.tsx';
