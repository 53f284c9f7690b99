import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';

/** School days up to today on which a class that is called by day was not, though somebody sat in it. */
export async function contarDiasSemChamada(
  db: Db | Tx,
  turmaIds: readonly number[],
  { id }: { id: number },
  hoje: DataCivil,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; dias: number }>`select e.turma_id as id, count(*)::int as dias
    from v_etapa_do_diario e join v_criterio_da_turma k on k.turma_id = e.turma_id and k.controle_frequencia = 'por_dia'
      cross join lateral generate_series(e.data_inicio, least(e.data_fim, ${hoje}::date), interval '1 day') d(dia)
    where e.etapa_id = ${id} and e.turma_id = any(${[...turmaIds]}::bigint[]) and is_dia_letivo(e.periodo_letivo_id, d.dia::date)
      and not exists (select 1 from v_chamada c where c.turma_id = e.turma_id and c.data_chamada = d.dia::date and c.aula_id is null)
      and exists (select 1 from v_lugar_na_turma l where l.turma_id = e.turma_id and d.dia::date between l.data_inicio and coalesce(l.data_fim, 'infinity'))
    group by 1`.execute(db);
  return new Map(rows.map(({ id: turma, dias }) => [turma, dias]));
}

/** Who sits in a class that is called by day, and is missing from a roll of a day on which he sat there: entered after it was called. */
export async function contarForaDasChamadas(
  db: Db | Tx,
  turmaIds: readonly number[],
  { id }: { id: number },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; alunos: number }>`select e.turma_id as id, count(distinct l.matricula_id)::int as alunos
    from v_etapa_do_diario e join v_criterio_da_turma k on k.turma_id = e.turma_id and k.controle_frequencia = 'por_dia'
      join v_chamada c on c.turma_id = e.turma_id and c.aula_id is null and c.data_chamada between e.data_inicio and e.data_fim
      join v_lugar_na_turma l on l.turma_id = e.turma_id and c.data_chamada between l.data_inicio and coalesce(l.data_fim, 'infinity') and not l.matricula_id = any(c.alunos)
    where e.etapa_id = ${id} and e.turma_id = any(${[...turmaIds]}::bigint[])
      and exists (select 1 from v_lugar_na_turma f where f.turma_id = e.turma_id and f.matricula_id = l.matricula_id and coalesce(f.data_fim, 'infinity') >= e.data_fim)
    group by 1`.execute(db);
  return new Map(rows.map(({ id: turma, alunos }) => [turma, alunos]));
}
