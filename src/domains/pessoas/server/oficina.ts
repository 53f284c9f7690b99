/** What the demo school and tests make in pessoas: no other room needs it. Functions that write take the transaction of the caller. */
export { buscarPessoas } from '../busca/server/resumo.ts';
export { criarPessoasEmLote } from '../registro/server/criar-pessoas.ts';
export type { DadosPessoa } from '../esquemas.ts';
import './integridade.ts';
