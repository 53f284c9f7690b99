import type { TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import type { SituacaoPedido } from '../../situacoes.ts';

/** The colour of a state. */
export const tomDaBolsa: Record<SituacaoPedido, TomDeEstado> = {
  solicitado: 'neutro',
  em_comite: 'alerta',
  concedido: 'sucesso',
  indeferido: 'perigo',
  encerrado: 'neutro',
  cancelado: 'neutro',
};
