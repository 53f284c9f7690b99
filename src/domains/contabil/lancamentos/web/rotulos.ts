import type { TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import type { situacoesLancamento } from '../api.ts';

export const tomDoLancamento: Record<(typeof situacoesLancamento)[number], TomDeEstado> = {
  vigente: 'sucesso',
  estornado: 'neutro',
  estorno: 'alerta',
};
