/** What the rooms beside this one use of passwords. */
export { conferirSenha, gerarHash, isHashAntigo } from './hash-de-senha.ts';
export { abrirSenhaNova, conferirSenhaNova, recusasDeTroca } from './senha-nova.ts';
