/** What others may use of academico/diario/aulas, in the browser. */
export { ConteudoDaAula } from './conteudo-da-aula.tsx';
