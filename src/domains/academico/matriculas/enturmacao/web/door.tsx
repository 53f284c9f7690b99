/** What others may use of academico/matriculas/enturmacao, in the browser. */
export { EscolhaDeTurma } from './escolha-de-turma.tsx';
