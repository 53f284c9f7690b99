import { lazy } from 'react';

export { FotoPessoa, Retrato, chaveDaMiniatura } from './foto-pessoa.tsx';
export { comoBlob, type FotoEscolhida, prepararImagem } from './imagem.ts';

/** The camera's window comes with its first use. */
export const Camera = lazy(() => import('./camera.tsx'));
