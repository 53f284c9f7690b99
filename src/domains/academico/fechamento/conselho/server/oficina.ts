/** What the demo school and tests make of councils: no other room needs it. Functions that write take the transaction of the caller. */
export { abrirConselho } from './abrir.ts';
export { lerAlunos } from './ler-alunos.ts';
export { lavrarAta } from './lavrar.ts';
export { registrarAluno } from './registrar-aluno.ts';
