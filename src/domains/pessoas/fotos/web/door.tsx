/** What others may use of pessoas/fotos, in the browser. */
export { FotoPessoa, Retrato, chaveDaMiniatura } from './foto-pessoa.tsx';
export { comoBlob } from './imagem.ts';
