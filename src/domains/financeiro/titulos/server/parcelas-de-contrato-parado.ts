import { sql } from 'kysely';
import { type Autor, auditarVarios } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type Cancelamento, gravarCancelamentos } from './cancelar-titulos.ts';

/**
 * Holds the contracts of the old titles of an agreement as they are, before the titles: whoever suspends or cancels one waits, or is
 * waited for, and finds or leaves its titles on the right side.
 */
export async function segurarContratosDoAcordo(tx: Tx, acordoId: number): Promise<void> {
  await sql`select 1 from v_contrato_estado where id in (select t.contrato_id from acordos_titulos i join titulos_receber t on t.id = i.titulo_id
    where i.acordo_id = ${acordoId}) order by id for share`.execute(tx);
}

/**
 * Installments that come back from an agreement to a contract that stopped since leave the bill with it when they fall due after its
 * effective date, in the name of that change (the first that reaches them), which brings them back when it is undone. What the change found open, it decided about.
 * @returns how many left
 */
export async function recolherDeContratosParados(
  tx: Tx,
  quem: Exclude<Autor, { processo: string }>,
  acordoId: number,
  { situacoes, ...cancelamento }: Cancelamento & { situacoes: readonly ('suspenso' | 'cancelado')[] },
): Promise<number> {
  const { rows } = await sql<{
    id: number;
    situacaoId: number;
    situacao: string;
  }>`select distinct on (t.id) t.id, p.situacao_id as "situacaoId", p.situacao
    from acordos a join acordos_titulos i on i.acordo_id = a.id join titulos_receber t on t.id = i.titulo_id
      join v_contrato_parado p on p.contrato_id = t.contrato_id
    where a.id = ${acordoId} and t.origem = 'contrato' and t.situacao = 'aberto' and t.data_vencimento > p.data_efeito
      and p.desde > a.created_at and p.situacao = any(${[...situacoes]}::text[]) order by t.id, p.situacao_id`.execute(tx);
  await gravarCancelamentos(
    tx,
    quem,
    rows.map(({ id, situacaoId }) => ({ id, causa: { tipo: 'contrato', contratoSituacaoId: situacaoId } })),
    cancelamento,
  );
  await auditarVarios(
    tx,
    quem,
    rows.map(({ id, situacao }) => ({
      acao: 'titulo.cancelado',
      alvoTipo: 'titulo',
      alvoId: id,
      motivo: cancelamento.motivo,
      antes: { situacao: 'aberto' },
      depois: { situacao: 'cancelado', contratoSituacao: situacao },
    })),
  );
  return rows.length;
}
