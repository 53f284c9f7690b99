/** What others may use of financeiro/dados-bancarios, in the browser. */
export { AvisosBancarios } from './avisos.tsx';
export { DadosBancarios } from './painel.tsx';
export { JanelaComConfirmacao } from './janela-com-confirmacao.tsx';
