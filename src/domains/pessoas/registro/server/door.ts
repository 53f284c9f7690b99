/** What others may use of pessoas/registro, on the server. */
export { camposAlteraveis } from '../alteracao.ts';
export { type ValoresAlteraveis, alterarCamposDaPessoa, lerAlteracao, lerCamposDaPessoa } from './alterar-campos.ts';
export { corrigirPessoa } from './corrigir-pessoa.ts';
export { criarPessoa, criarPessoasEmLote } from './criar-pessoas.ts';
export { conferirSemFiliacaoPropria } from './editar-pessoa.ts';
export { excluirPessoa } from './excluir-pessoa.ts';
export { desfazerFalecimento, registrarFalecimento } from './falecimento.ts';
