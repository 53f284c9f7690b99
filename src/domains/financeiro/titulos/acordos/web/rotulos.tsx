import { useIdioma } from '#platform/web/i18n.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { type AndamentoAcordo, rotulosAcordo } from '../situacoes.ts';

const tons: Record<AndamentoAcordo, TomDeEstado> = {
  vigente: 'aberto',
  atrasado: 'alerta',
  quebravel: 'perigo',
  cumprido: 'sucesso',
  quebrado: 'neutro',
  desfeito: 'neutro',
};

/** How an agreement goes, as a word on its color. */
export function EtiquetaDoAcordo({ andamento }: { andamento: AndamentoAcordo }) {
  const { idioma } = useIdioma();
  return <Etiqueta tom={tons[andamento]}>{rotuloDe(rotulosAcordo, andamento, idioma)}</Etiqueta>;
}
