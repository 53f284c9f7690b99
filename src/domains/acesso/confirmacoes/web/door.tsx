/** What others may use of acesso/confirmacoes, in the browser. */
export { CampoDaConfirmacao, useConfirmacao } from './confirmacao.tsx';
