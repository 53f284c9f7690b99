/** What others may use of academico/estrutura/turmas, in the browser. */
export { ResumoDaTurma } from './resumo-da-turma.tsx';
