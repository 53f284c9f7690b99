import { emLista, type Finalidade, finalidades } from '#domains/pessoas/pendencias/regras.ts';
import { texto } from '#shared/textos.ts';
import { textosPendencias } from './texts.ts';

/** What a row stops, by its name; nothing, where it only makes things harder. */
export const efeitoDe = ({ impedem }: { impedem: readonly Finalidade[] }, idioma: 'br' | 'en'): string =>
  impedem.length === 0
    ? texto(textosPendencias, 'avisa', idioma)
    : texto(textosPendencias, 'impede', idioma, { oQue: emLista(finalidades, impedem, idioma) });
