/** What others may use of academico/matriculas/plano, in the browser. */
export { PlanoDoAluno } from './plano-do-aluno.tsx';
