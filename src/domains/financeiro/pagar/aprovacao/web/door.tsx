/** What others may use of financeiro/pagar/aprovacao, in the browser. */
export { DecisaoDaConta } from './decisao.tsx';
export { RegraDeAprovacao } from './regra.tsx';
