/** What others may use of contabil/periodos, in the browser. */
export { useNomeDoPeriodo } from './nome-do-periodo.ts';
export { SituacaoDoPeriodo } from './situacao.tsx';
