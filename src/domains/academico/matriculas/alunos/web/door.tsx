/** What others may use of academico/matriculas/alunos, in the browser. */
export { CartaoDoAluno } from './cartao-aluno.tsx';
export { FotoDoAluno } from './foto-do-aluno.tsx';
