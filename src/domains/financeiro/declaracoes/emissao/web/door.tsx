/** What others may use of financeiro/declaracoes/emissao, in the browser. */
export { JanelaDaDeclaracao } from './janela-da-declaracao.tsx';
