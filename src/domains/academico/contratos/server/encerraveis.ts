import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** The courses of a year whose every period is closed: few, and found once for a whole list. */
const fechados = sql`select s.ano_letivo_id, k.id from v_situacao_do_periodo s join v_curso k on k.segmentacao_id = s.segmentacao_id
  group by 1, 2 having bool_and(s.situacao = 'fechado')`;

/**
 * The condition that an active contract is done: no title asks for money any more, and the academic period of its
 * enrollment is closed for the segment. `c` is the contract, `m` its enrollment (of which the year and the course suffice).
 */
export const condicaoDeEncerravel: RawBuilder<unknown> = sql`(c.situacao = 'ativo' and (m.ano_letivo_id, m.curso_id) in (${fechados})
  and not exists (select 1 from v_titulo_do_contrato t where t.contrato_id = c.id and t.situacao in ('aberto', 'parcial')))`;

/** Which of some contracts may be closed now. */
export async function isEncerravel(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select c.id from contratos c join v_matricula_estado m on m.id = c.matricula_id
    where c.id = any(${[...ids]}::bigint[]) and ${condicaoDeEncerravel}`.execute(db);
  return new Set(rows.map((r) => r.id));
}
