import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { gravarEntregas } from './entregar.ts';

/** What the demo school and tests make of hand-ins: no other room needs it. Functions that write take the transaction of the caller. */

/** Hands in every diary of an etapa of classes that is not, as complete as it is. */
export async function entregarTudo(
  ato: Ato<Autor>,
  { etapaId, turmaIds }: { etapaId: number; turmaIds: readonly number[] },
): Promise<void> {
  const { rows } = await sql<{
    id: number;
  }>`select td.id from v_turma_disciplina td join v_etapa_do_diario e on e.turma_id = td.turma_id and e.etapa_id = ${etapaId}
    where td.turma_id = any(${[...turmaIds]}::bigint[]) and coalesce(td.data_inicio, '-infinity') <= e.data_fim and coalesce(td.data_fim, 'infinity') >= e.data_inicio
      and not exists (select 1 from entregas x where x.turma_disciplina_id = td.id and x.etapa_id = ${etapaId}) order by td.id`.execute(
    ato.tx,
  );
  await gravarEntregas(
    ato,
    etapaId,
    rows.map(({ id }) => id),
  );
}
