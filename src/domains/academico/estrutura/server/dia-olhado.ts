import { type RawBuilder, sql } from 'kysely';
import { hojeNoBanco } from '#platform/server/clock.ts';

/** The period (`pl`) that serves a class (`t`, of `v_turma`) in its year: `diaOlhado` and `valeNoDia` look at it. */
export const juntaPeriodo = sql`left join v_periodo_da_segmentacao pl on pl.ano_letivo_id = t.ano_letivo_id and pl.segmentacao_id = t.segmentacao_id`;

/**
 * The day on which one looks at who teaches: today; in a year that has not begun, its first day; in one that is over, its last. Without a
 * period the year is the one of the calendar. Today is asked once for the whole statement.
 */
export function diaOlhado(ano: RawBuilder<unknown> = sql`t.ano`): RawBuilder<string> {
  return sql<string>`least(greatest((select ${hojeNoBanco}), coalesce(pl.inicio, make_date(${ano}, 1, 1))), coalesce(pl.fim, make_date(${ano}, 12, 31)))`;
}

/** Whether a subject of a class, or an assignment of a teacher, is in force on that day. No first day is the one of the year. */
export function valeNoDia(alias: string): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(${sql.ref(`${alias}.data_inicio`)} <= ${diaOlhado()}, true) and ${naoAcabou(alias)})`;
}

/** The same, with what is still to begin. */
export function naoAcabou(alias: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(`${alias}.data_fim`)} >= ${diaOlhado()}, true)`;
}
