import type { TomDeEstado } from '#platform/web/pagina.tsx';
import type { SituacaoContrato } from '../situacoes.ts';

/** The color of a state; the word always stands beside it. */
export const tomDaSituacao: Record<SituacaoContrato, TomDeEstado> = {
  rascunho: 'neutro',
  aguardando_assinatura: 'alerta',
  ativo: 'sucesso',
  suspenso: 'alerta',
  encerrado: 'neutro',
  cancelado: 'perigo',
};

/** The same for the titles shown inside a contract. */
export const tomDoTitulo = (situacao: string): TomDeEstado =>
  (({ aberto: 'aberto', parcial: 'alerta', baixado: 'sucesso', cancelado: 'neutro', renegociado: 'neutro' })[situacao] as
    | TomDeEstado
    | undefined) ?? 'neutro';
