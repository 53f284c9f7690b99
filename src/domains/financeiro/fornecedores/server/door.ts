/** What others may use of suppliers, on the server. Functions that write take the transaction of the caller. */
export { contemPalavrasOuFornecedor } from './busca.ts';
export { type FornecedorHabitual, fornecedorDoDocumento } from './do-documento.ts';
export { ondeSePagam } from './onde-se-pagam.ts';
export { criarFornecedores, excluirFornecedor, importacaoDeFornecedores } from './importar-fornecedores.ts';
