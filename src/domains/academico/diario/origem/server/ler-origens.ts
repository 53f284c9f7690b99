import { sql } from 'kysely';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { FrequenciaDeOrigem } from '../frequencia.ts';

/** Attendance of origin of some enrollments, in the way in which their course counts; for who tells it apart from ours. */
export async function frequenciasDeOrigem(
  db: Db | Tx,
  matriculaIds: readonly number[],
  controle: Criterio['controleFrequencia'],
): Promise<FrequenciaDeOrigem[]> {
  const { rows } = await sql<FrequenciaDeOrigem>`select matricula_id as "matriculaId", disciplina_id as "disciplinaId", dadas, faltas
    from origens_frequencias where matricula_id = any(${[...matriculaIds]}::bigint[]) and (disciplina_id is null) = ${controle === 'por_dia'}
    order by id`.execute(db);
  return rows;
}

/** Of enrollments by class, those whose student came after some etapa had ended and brought no average of it. */
export async function semNotaDeOrigem(db: Db | Tx, matriculaIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select distinct e.matricula_id as id from v_etapa_antes_da_entrada e
    where e.terminou and e.matricula_id = any(${[...matriculaIds]}::bigint[])
      and not exists (select 1 from v_nota_de_origem n where n.matricula_id = e.matricula_id and n.etapa_id = e.etapa_id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
