import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Celula } from '../semana.ts';
import './restricoes.ts';

export type NovoTempo = Celula & { turmaId: number; dataInicio: DataCivil; dataFim: DataCivil };

/** The weeks of classes that have none, in one statement; the database refuses what clashes. */
export async function inserirHorarios(tx: Tx, tempos: readonly NovoTempo[]): Promise<void> {
  await sql`insert into horarios (turma_id, turma_disciplina_id, docente_id, dia_semana, ordem, inicio, fim, sala, data_inicio, data_fim)
    select "turmaId", "turmaDisciplinaId", "docenteId", "diaSemana", ordem, inicio, fim, sala, "dataInicio", "dataFim"
    from json_to_recordset(${JSON.stringify(tempos)}::json) as n("turmaId" bigint, "turmaDisciplinaId" bigint, "docenteId" bigint, "diaSemana" int, ordem int,
      inicio time, fim time, sala text, "dataInicio" date, "dataFim" date)`.execute(tx);
}
