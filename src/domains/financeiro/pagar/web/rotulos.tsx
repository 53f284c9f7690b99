import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { type Aprovacao, aprovacoes, rotulosPagar, type SituacaoPagar } from '../situacoes.ts';
import { textosPagar } from '../texts.ts';

const tons: Record<SituacaoPagar, TomDeEstado> = { aberto: 'aberto', parcial: 'alerta', pago: 'sucesso', cancelado: 'neutro' };

/** The state of a payable as a word on its color: what waits for a second person first, then how late it is. */
export function SituacaoDoPagar({
  titulo,
}: {
  titulo: { situacao: SituacaoPagar; vencido: boolean; diasAtraso: number; aprovacao: Aprovacao; noBanco: boolean };
}) {
  const t = useTextos(textosPagar);
  const { idioma } = useIdioma();
  const aberto = titulo.situacao === 'aberto' || titulo.situacao === 'parcial';
  if (aberto && titulo.aprovacao === 'pendente') return <Etiqueta tom="alerta">{t('aguardaAprovacao')}</Etiqueta>;
  if (aberto && titulo.aprovacao === 'recusada') return <Etiqueta tom="perigo">{rotuloDe(aprovacoes, 'recusada', idioma)}</Etiqueta>;
  if (titulo.noBanco) return <Etiqueta tom="aberto">{t('noBanco')}</Etiqueta>;
  if (titulo.vencido) return <Etiqueta tom="perigo">{t('vencidoHa', { n: titulo.diasAtraso })}</Etiqueta>;
  return <Etiqueta tom={tons[titulo.situacao]}>{rotuloDe(rotulosPagar, titulo.situacao, idioma)}</Etiqueta>;
}
