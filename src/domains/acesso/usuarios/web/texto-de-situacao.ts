import type { TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import type { SituacaoUsuario } from '#domains/acesso/situacoes.ts';

/** The color that goes with the word of a user's state. */
export const tomDaSituacao: Record<SituacaoUsuario, TomDeEstado> = {
  pendente: 'alerta',
  convidado: 'aberto',
  ativo: 'sucesso',
  inativo: 'neutro',
  recusado: 'perigo',
};
