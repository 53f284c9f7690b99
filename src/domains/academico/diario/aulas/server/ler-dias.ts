import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DiaDaTurma, DisciplinaDaAula } from '../julgar.ts';

type Par = { turmaId: number; data: DataCivil };
export const chaveDoDia = ({ turmaId, data }: Par): string => `${turmaId}:${data}`;

/**
 * The days of classes as lessons are judged by them, in one statement, with the classes taking turns until the end of the transaction: two
 * people never fill the same period of a day. `menos` is the lesson under edition.
 */
export async function lerDias(tx: Tx, pares: readonly Par[], menos: number | null): Promise<Map<string, DiaDaTurma>> {
  const turmas = [...new Set(pares.map(({ turmaId }) => turmaId))].toSorted((a, b) => a - b);
  await sql`select pg_advisory_xact_lock(hashtext('diario.aulas'), t) from unnest(${turmas}::int[]) t`.execute(tx);
  const { rows } = await sql<
    DiaDaTurma & Par
  >`select t.id as "turmaId", coalesce(x.data, 'epoch') as data, coalesce(extract(isodow from x.data)::int, 0) as "diaSemana",
      case when c.id is null then null else json_build_object('tipo', c.tipo, 'nome', c.nome) end as marcado,
      g.tempos, g."ultimoTempo", g."maiorDia",
      coalesce((select json_agg(json_build_object('turmaDisciplinaId', a.turma_disciplina_id, 'disciplina', td.disciplina_nome, 'quantidade', a.quantidade, 'ordem', a.ordem) order by a.ordem, a.id)
        from aulas a join v_turma_disciplina td on td.id = a.turma_disciplina_id
        where td.turma_id = x."turmaId" and a.data_aula = x.data and a.id is distinct from ${menos}::bigint), '[]') as aulas
    from (select distinct * from json_to_recordset(${JSON.stringify(pares)}::json) as y("turmaId" bigint, data date)) x join v_turma_resumo t on t.id = x."turmaId"
    left join v_etapa_do_diario e on e.turma_id = x."turmaId" and x.data between e.data_inicio and e.data_fim
    left join v_dia_do_calendario c on c.periodo_letivo_id = e.periodo_letivo_id and c.data = x.data
    cross join lateral (select coalesce(sum(s.n) filter (where s.do_dia), 0)::int as tempos, coalesce(max(s.ultimo) filter (where s.do_dia), 0)::int as "ultimoTempo",
        coalesce(max(s.n), 0)::int as "maiorDia"
      from (select count(*)::int as n, max(h.ordem) as ultimo, h.dia_semana = coalesce(c.segue_dia_semana, extract(isodow from x.data)::int) as do_dia from v_horario h
        where h.turma_id = x."turmaId" and h.data_inicio <= x.data and coalesce(h.data_fim, 'infinity') >= x.data group by h.dia_semana) s) g`.execute(
    tx,
  );
  return new Map(rows.map((dia) => [chaveDoDia(dia), dia]));
}

/** Who teaches subjects of classes, and when, by subject. */
export async function lerDocentes(tx: Tx, ids: readonly number[]): Promise<Map<number, DisciplinaDaAula['docentes']>> {
  const { rows } = await sql<
    DisciplinaDaAula['docentes'][number] & { id: number }
  >`select x.turma_disciplina_id as id, x.pessoa_id as "pessoaId",
      p.nome_completo as docente, x.data_inicio as "dataInicio", x.data_fim as "dataFim"
    from v_docente_turma x join v_pessoa_resumo p on p.id = x.pessoa_id where x.turma_disciplina_id = any(${[...new Set(ids)]}::bigint[]) order by x.data_inicio`.execute(
    tx,
  );
  return Map.groupBy(rows, ({ id }) => id);
}
