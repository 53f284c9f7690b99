/** What the demo school and tests make in rh: no other room needs it. Functions that write take the transaction of the caller. */
export { criarFuncionario } from './salvar-funcionario.ts';
