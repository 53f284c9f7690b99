import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import '#domains/financeiro/caixa/server/restricoes.ts';

/**
 * Deletes a period that never had a movement nor a closing, the mistake of a moment ago. Throws
 * PERIODO_FINANCEIRO_NAO_ENCONTRADO, PERIODO_FINANCEIRO_COM_MOVIMENTO, and PERIODO_FINANCEIRO_NO_MEIO when others come before and after it.
 */
export async function excluirPeriodoFinanceiro(ato: Ato<Autor>, id: number): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows } = await sql<{
    contaBancariaId: number;
    dataInicio: string;
    dataFim: string;
    usado: boolean;
  }>`select conta_bancaria_id as "contaBancariaId", data_inicio as "dataInicio", data_fim as "dataFim",
      exists (select 1 from lancamentos_financeiros l where l.periodo_financeiro_id = p.id)
        or exists (select 1 from periodos_financeiros_situacoes s where s.periodo_financeiro_id = p.id) as usado
    from periodos_financeiros p where id = ${id} for update`.execute(tx);
  const [periodo] = rows;
  if (!periodo) throw errosCaixa.PERIODO_FINANCEIRO_NAO_ENCONTRADO();
  const { usado, ...antes } = periodo;
  if (usado) throw errosCaixa.PERIODO_FINANCEIRO_COM_MOVIMENTO();
  await sql`delete from periodos_financeiros where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'periodo_financeiro.excluido', alvoTipo: 'periodo_financeiro', alvoId: id, antes });
  return { id };
}
