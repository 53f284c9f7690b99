import { sql } from 'kysely';
import { type DataCivil, partesDe } from '#shared/datas.ts';
import { feriadosNacionais } from '#shared/datas/feriados.ts';
import type { Tx } from '#platform/server/database/kysely.ts';

type Dias = { dataInicio: DataCivil; dataFim: DataCivil };

/** The national holidays between two days. */
export function feriadosEntre({ dataInicio, dataFim }: Dias): { data: DataCivil; nome: string }[] {
  const anos = [...new Set([dataInicio, dataFim].map((data) => partesDe(data).ano))];
  return anos
    .flatMap((ano) => feriadosNacionais(ano))
    .filter(({ dataFeriado }) => dataInicio <= dataFeriado && dataFeriado <= dataFim)
    .map(({ dataFeriado, br }) => ({ data: dataFeriado, nome: br }));
}

/** Fills in the national holidays of which the calendar of a period says nothing. Gives the days that it filled. */
export async function incluirFeriados(tx: Tx, periodoLetivoId: number, dias: Dias): Promise<DataCivil[]> {
  const { rows } = await sql<{ data: DataCivil }>`insert into calendario_dias (periodo_letivo_id, data, tipo, nome)
    select ${periodoLetivoId}, x.data, 'feriado', x.nome from json_to_recordset(${JSON.stringify(feriadosEntre(dias))}::json) as x(data date, nome text)
    on conflict on constraint calendario_dias_key do nothing returning data`.execute(tx);
  return rows.map(({ data }) => data);
}

/** A period that becomes shorter keeps no calendar of the days it lost. */
export async function apararCalendario(tx: Tx, periodoLetivoId: number, { dataInicio, dataFim }: Dias): Promise<void> {
  await sql`delete from calendario_dias where periodo_letivo_id = ${periodoLetivoId} and data not between ${dataInicio} and ${dataFim}`.execute(
    tx,
  );
}
