import type { TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
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

/** What moves a total: '+R$ 90,00', '−R$ 90,00', 'R$ 0,00'. */
export function comSinal(valor: number): string {
  const texto = formatarReais(centavos(Math.abs(valor)));
  return valor === 0 ? texto : `${valor > 0 ? '+' : '−'}${texto}`;
}
