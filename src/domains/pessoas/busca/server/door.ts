/** What others may use of pessoas/busca, on the server. */
export { verDuplicidades } from './duplicidades.ts';
export { comNomeOuCpf, pessoasDoCpf } from './nome-ou-cpf.ts';
export { obterPessoaResumo } from './resumo.ts';
export { exportarPessoas, obterTodas } from './exportar.ts';
export { listarNomes, listarPessoas } from './lista-de-pessoas.ts';
