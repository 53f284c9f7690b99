/** What other rooms may use of pessoas, on the server. Functions that write take the transaction of the caller. */
export {
  alterarCamposDaPessoa,
  lerCamposDaPessoa,
  type ValoresAlteraveis,
} from '../registro/server/alterar-campos.ts';
export { camposAlteraveis, type CampoAlteravel } from '../registro/alteracao.ts';
export { buscarPessoas, findPessoaResumo, type PessoaResumo } from '../busca/server/resumo.ts';
export { criarPessoa, criarPessoasEmLote, loteMaximo, type PessoaCriada } from '../registro/server/criar-pessoas.ts';
export { haFichasDeOutraChave, protegerFichas } from '../saude/server/cifrar-ficha.ts';
export { limparImportacoes } from '../importacao/server/importacoes.ts';
export { definirTarefasDeImportacao } from '../importacao/server/tarefa-importacao.ts';
export { desfazerFalecimento, registrarFalecimento } from '../registro/server/falecimento.ts';
export { comNomeOuCpf, pessoasDoCpf } from '../busca/server/nome-ou-cpf.ts';
export { escopoDePessoas } from './escopo.ts';
export type { DadosPessoa } from '../esquemas.ts';
import './integridade.ts';
