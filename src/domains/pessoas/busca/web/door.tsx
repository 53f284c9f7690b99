/** What others may use of pessoas/busca, in the browser. */
export { buscarPessoas } from './buscar-pessoas.ts';
export { escreverCpf } from './escrever.ts';
export { AvisoDuplicidade } from './aviso-duplicidade.tsx';
