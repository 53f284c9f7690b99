import type { TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import type { SituacaoProtocolo } from '../decisao.ts';

/** The color that goes with the word of a protocol's state. */
export const tomDoProtocolo: Record<SituacaoProtocolo, TomDeEstado> = {
  aberto: 'aberto',
  deferido: 'sucesso',
  deferido_em_parte: 'alerta',
  indeferido: 'perigo',
  cancelado: 'neutro',
};
