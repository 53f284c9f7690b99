import { Etiqueta, type TomDeEstado } from '#platform/web/pagina.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { rotulosSituacao, type SituacaoTitulo } from '../situacoes.ts';
import { textosTitulos } from '../texts.ts';

const tons: Record<SituacaoTitulo, TomDeEstado> = {
  aberto: 'aberto',
  parcial: 'alerta',
  baixado: 'sucesso',
  cancelado: 'neutro',
  renegociado: 'neutro',
};

/** The state of a title as a word on its color; an overdue one says for how long. */
export function EtiquetaDoTitulo({ titulo }: { titulo: { situacao: SituacaoTitulo; vencido: boolean; diasAtraso: number } }) {
  const t = useTextos(textosTitulos);
  const { idioma } = useIdioma();
  if (titulo.vencido) return <Etiqueta tom="perigo">{t('vencidoHa', { n: titulo.diasAtraso })}</Etiqueta>;
  return <Etiqueta tom={tons[titulo.situacao]}>{rotuloDe(rotulosSituacao, titulo.situacao, idioma)}</Etiqueta>;
}
