import type { ReactNode } from 'react';

/** A tab gives its content to the frame, with its own buttons when it has any. */
export type PropsDaAba = { moldura: (conteudo: ReactNode, acoes?: ReactNode) => ReactNode };
