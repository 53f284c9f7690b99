import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/**
 * The condition that an active contract is done: no title asks for money any more, and the academic period of its
 * enrollment is closed for the segment. `c` is the contract, `m` its enrollment.
 */
export const condicaoDeEncerravel: RawBuilder<boolean> = sql<boolean>`(c.situacao = 'ativo'
  and not exists (select 1 from v_titulo_receber t where t.contrato_id = c.id and t.situacao in ('aberto', 'parcial'))
  and exists (select 1 from v_situacao_do_periodo s where s.ano_letivo_id = m.ano_letivo_id and s.segmentacao_id = m.segmentacao_id)
  and not exists (select 1 from v_situacao_do_periodo s where s.ano_letivo_id = m.ano_letivo_id and s.segmentacao_id = m.segmentacao_id and s.situacao <> 'fechado'))`;

/** Which of some contracts may be closed now. */
export async function isEncerravel(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select c.id from contratos c join v_matricula_resumo m on m.id = c.matricula_id
    where c.id = any(${[...ids]}::bigint[]) and ${condicaoDeEncerravel}`.execute(db);
  return new Set(rows.map((r) => r.id));
}
