import { useIdioma } from '#platform/web/i18n.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { rotulosNotaFiscal, type SituacaoNotaFiscal } from '../situacoes.ts';

const tons: Record<SituacaoNotaFiscal, TomDeEstado> = { rascunho: 'alerta', gerada: 'sucesso', estornada: 'neutro' };

/** The state of an invoice as a word on its color. */
export function SituacaoDaNota({ situacao }: { situacao: SituacaoNotaFiscal }) {
  const { idioma } = useIdioma();
  return <Etiqueta tom={tons[situacao]}>{rotuloDe(rotulosNotaFiscal, situacao, idioma)}</Etiqueta>;
}
