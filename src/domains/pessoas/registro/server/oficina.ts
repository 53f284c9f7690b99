/** What the demo school and tests make of people: no other room needs it. Functions that write take the transaction of the caller. */
export { criarPessoasEmLote } from './criar-pessoas.ts';
export type { DadosPessoa } from '../../esquemas.ts';
