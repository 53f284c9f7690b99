import { errosPeriodo } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { podeTransitar } from '#domains/financeiro/caixa/situacoes.ts';
import { mudarSituacao, conferirOrdem, travarPeriodo } from './periodos.ts';

/**
 * Reopens a closed period, with a reason; the periods after it must be open. Throws PERIODO_FINANCEIRO_NAO_FECHADO,
 * PERIODO_FINANCEIRO_FORA_DE_ORDEM, VERSAO_DESATUALIZADA.
 */
export async function reabrirPeriodoFinanceiro(
  ato: Ato<Pessoa>,
  pedido: { id: number; versao: number; motivo: string },
): Promise<{ id: number; situacao: 'reaberto' }> {
  const { tx } = ato;
  const periodo = await travarPeriodo(tx, pedido.id, pedido.versao);
  if (!podeTransitar(periodo.situacao, 'reabrir')) throw errosPeriodo.PERIODO_FINANCEIRO_NAO_FECHADO();
  await conferirOrdem(tx, periodo, 'reabrir');
  await mudarSituacao(ato, periodo, { para: 'reaberto', motivo: pedido.motivo });
  await auditar(ato, {
    acao: 'periodo_financeiro.reaberto',
    alvoTipo: 'periodo_financeiro',
    alvoId: periodo.id,
    motivo: pedido.motivo,
    antes: { situacao: periodo.situacao },
    depois: { situacao: 'reaberto' },
  });
  return { id: periodo.id, situacao: 'reaberto' };
}
