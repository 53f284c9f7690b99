import type { TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import type { SituacaoAditivo } from '../situacoes.ts';

export const tomDoAditivo: Record<SituacaoAditivo, TomDeEstado> = {
  rascunho: 'neutro',
  aguardando_assinatura: 'alerta',
  vigente: 'sucesso',
  revogado: 'perigo',
};
