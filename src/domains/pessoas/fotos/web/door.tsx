/** What others may use of pessoas/fotos, in the browser. */
export { FotoPessoa, Retrato, chaveDaMiniatura, useEndereco } from './foto-pessoa.tsx';
export { type FotoEscolhida, comoBlob, prepararImagem } from './imagem.ts';
