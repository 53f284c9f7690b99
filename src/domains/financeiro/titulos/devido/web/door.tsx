/** What others may use of financeiro/titulos/devido, in the browser. */
export { PorQueEmQualquerData } from './por-que-em.tsx';
export { Passos, PorQueEsteValor } from './por-que.tsx';
