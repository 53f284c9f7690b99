import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import type { SituacaoPeriodoContabil } from '../../periodo.ts';
import { textosPeriodos } from '../texts.ts';

const tons: Record<SituacaoPeriodoContabil, TomDeEstado> = { aberto: 'aberto', fechado: 'neutro', reaberto: 'alerta' };

/** Whether a período takes entries. */
export function SituacaoDoPeriodo({ situacao }: { situacao: SituacaoPeriodoContabil }) {
  const t = useTextos(textosPeriodos);
  return <Etiqueta tom={tons[situacao]}>{t(situacao)}</Etiqueta>;
}
