import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { fechamentoTurmasApi } from '../api.ts';

/**
 * Of how many students whose year a class closed a transcript that stands tells it, and how many sit in a later year by its result. A reopening
 * changes neither: whoever reopens is told, to look at them afterwards.
 */
export async function preverReabertura(
  db: Db,
  { id }: { id: number },
): Promise<RespostaServidor<typeof fechamentoTurmasApi.preverReabertura>> {
  const { rows } = await sql<{ historicos: number; rematriculados: number }>`select
      count(*) filter (where exists (select 1 from v_historico_do_aluno h where h.aluno_id = m.aluno_id and h.ate_ano >= t.ano))::int as historicos,
      count(*) filter (where exists (select 1 from v_matricula_resumo d where d.aluno_id = m.aluno_id and d.ano > t.ano
        and d.movimento in ('pre_matricula', 'ativa', 'concluida')))::int as rematriculados
    from v_resultado_aluno r join v_matricula_estado m on m.id = r.matricula_id join v_turma t on t.id = r.turma_id
    where r.turma_id = ${id} and r.etapa_id is null`.execute(db);
  return rows[0] ?? { historicos: 0, rematriculados: 0 };
}
