import { sql } from 'kysely';
import { entregarTudo } from '#domains/academico/diario/entrega/server/oficina.ts';
import { fecharEtapas } from '#domains/academico/fechamento/server/oficina.ts';
import { fecharEtapasDoPeriodo } from '#domains/academico/fechamento/periodo/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';

/** Classes of one statement. */
const TURMAS_POR_VEZ = 40;
type EtapaComTurmas = { id: number; turmas: number[] };

/** Every diary of the etapas of a year that are over is handed in, and the classes close them; the first of each segmentação closes for all. */
export async function fecharOQuePassou(ato: Ato, anoLetivoId: number): Promise<void> {
  const etapas = await etapasPassadas(ato, anoLetivoId);
  for (const etapa of etapas) await fecharEtapaDasTurmas(ato, etapa);
  const { rows } = await sql<{
    id: number;
  }>`select distinct on (e.segmentacao_id) e.id from v_etapa e where e.ano_letivo_id = ${anoLetivoId}
    and e.id = any(${etapas.map(({ id }) => id)}::bigint[]) order by e.segmentacao_id, e.data_inicio`.execute(ato.tx);
  if (rows.length > 0) conferir(await fecharEtapasDoPeriodo(ato, { ids: rows.map(({ id }) => id) }));
}

/** The etapas of a year that ended before today, each with its classes, in their order. */
export async function etapasPassadas({ tx, hoje }: Pick<Ato, 'tx' | 'hoje'>, anoLetivoId: number): Promise<EtapaComTurmas[]> {
  const { rows } =
    await sql<EtapaComTurmas>`select e.etapa_id as id, json_agg(t.id order by t.id) as turmas from v_turma t join v_etapa_do_diario e on e.turma_id = t.id
    where t.ano_letivo_id = ${anoLetivoId} and e.data_fim < ${hoje}::date group by e.etapa_id, e.data_inicio order by e.data_inicio, e.etapa_id`.execute(
      tx,
    );
  return rows;
}

export async function fecharEtapaDasTurmas(ato: Ato, { id: etapaId, turmas }: EtapaComTurmas): Promise<void> {
  await entregarTudo(ato, { etapaId, turmaIds: turmas });
  for (let i = 0; i < turmas.length; i += TURMAS_POR_VEZ)
    conferir(await fecharEtapas(ato, { etapaId, turmaIds: turmas.slice(i, i + TURMAS_POR_VEZ) }));
}

/** In the demo school nothing that is over lacks anything. */
export function conferir({ recusadas }: { recusadas: readonly unknown[] }): void {
  if (recusadas.length > 0) throw new Error(`the demo school could not close: ${JSON.stringify(recusadas.slice(0, 3))}`);
}
