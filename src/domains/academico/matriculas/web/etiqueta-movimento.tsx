import { useIdioma } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { type Movimento, movimentos } from '../situacoes.ts';
import { tomDoMovimento } from './rotulos.ts';

/** Where an enrollment stands, as a word on its color. */
export function EtiquetaMovimento({ movimento }: { movimento: Movimento }) {
  const { idioma } = useIdioma();
  return <Etiqueta tom={tomDoMovimento(movimento)}>{rotuloDe(movimentos, movimento, idioma)}</Etiqueta>;
}
