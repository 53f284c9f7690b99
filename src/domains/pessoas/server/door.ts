/** What other rooms may use of pessoas, on the server. Functions that write take the transaction of the caller. */
export { alterarCamposDaPessoa, lerCamposDaPessoa, type ValoresAlteraveis } from './alterar-campos.ts';
export { camposAlteraveis } from '../alteracao.ts';
export { findPessoaResumo } from './resumo.ts';
export { criarPessoa } from './criar-pessoas.ts';
export { haFichasDeOutraChave, protegerFichas } from './cifrar-ficha.ts';
export { limparImportacoes } from './importacoes.ts';
export { definirTarefasDeImportacao } from './tarefa-importacao.ts';
export { desfazerFalecimento, registrarFalecimento } from './falecimento.ts';
export { comNomeOuCpf, pessoasDoCpf } from './nome-ou-cpf.ts';
export { escopoDePessoas } from './escopo.ts';
import './integridade.ts';
