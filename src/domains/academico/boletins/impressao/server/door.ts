/** What others may use of academico/boletins/impressao, on the server. */
export { papelDeHoje } from './agora.ts';
export { nomeDoArquivo } from './nome-do-arquivo.ts';
export { boletinsEmPdf } from './pdf/boletins-pdf.ts';
export { definirTarefaDeBoletins } from './tarefa.ts';
