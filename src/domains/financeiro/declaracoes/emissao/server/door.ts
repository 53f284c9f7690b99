/** What others may use of financeiro/declaracoes/emissao, on the server. */
export { carregarIr } from './carregar-ir.ts';
export { carregarQuitacao, contaNoAno } from './carregar-quitacao.ts';
export { type PedidoDeEmissao, emitirDeclaracoes, preparar, recusaDaQuitacao, recusaDoIr } from './emitir.ts';
export { declaracoesEmPdf } from './declaracoes-pdf.ts';
