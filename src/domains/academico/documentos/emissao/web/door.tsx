/** What others may use of academico/documentos/emissao, in the browser. */
export { EmitirParaAluno } from './emitir-para-aluno.tsx';
export { EmitirParaEscolhidos } from './emitir-para-escolhidos.tsx';
export { EmitirVarios } from './emitir-varios.tsx';
