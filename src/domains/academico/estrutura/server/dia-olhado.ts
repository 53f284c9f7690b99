import { type RawBuilder, sql } from 'kysely';
import { hojeNoBanco } from '#platform/server/clock.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';

type Sql = RawBuilder<unknown>;

/**
 * The day on which one looks at who teaches: today; in a year that has not begun, its first day; in one that is over, its last. `pl` is
 * the period that serves the class; without one the year is that of the calendar. Today is asked once for the whole statement.
 */
export function diaOlhado(ano: Sql): RawBuilder<unknown> {
  return sql`least(greatest((select ${hojeNoBanco}), coalesce(pl.inicio, make_date(${ano}, 1, 1))), coalesce(pl.fim, make_date(${ano}, 12, 31)))`;
}

/** The classes of a condition over `v_turma t`, each with the first day of its year (`periodo_inicio`) and the day looked at (`dia`). */
export function turmasNoDia(condicoes: readonly (Sql | null | false)[]): Sql {
  return sql`select t.*, pl.inicio as periodo_inicio, ${diaOlhado(sql`t.ano`)} as dia from v_turma t
    left join v_periodo_da_segmentacao pl on pl.ano_letivo_id = t.ano_letivo_id and pl.segmentacao_id = t.segmentacao_id ${ondeTodas([...condicoes])}`;
}

/** Whether a subject of a class, or an assignment of a teacher, is in force on the day of `t` (`turmasNoDia`). No first day is that of the year. */
export function valeNoDia(alias: string): RawBuilder<unknown> {
  return sql`(coalesce(${sql.ref(`${alias}.data_inicio`)} <= t.dia, true) and ${naoAcabou(alias)})`;
}

/** The same, with what is still to begin. */
export function naoAcabou(alias: string): RawBuilder<unknown> {
  return sql`coalesce(${sql.ref(`${alias}.data_fim`)} >= t.dia, true)`;
}
