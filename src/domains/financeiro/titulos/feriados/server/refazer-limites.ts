import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { feriadosLocais } from '#domains/financeiro/cadastros/server/door.ts';
import { dataLimite } from '#domains/financeiro/titulos/devido/valor-devido.ts';
import { type DataCivil, somarDias } from '#shared/datas.ts';

/** A limit is never farther from its due date than this (titulos_receber_data_limite_check). */
const diasAteOLimite = 10;

/** Titles that fall due around a day get the limit that the calendar now says; locked in the order of their ids. */
export async function refazerLimites(tx: Tx, dia: DataCivil): Promise<void> {
  const locais = await feriadosLocais(tx);
  const limites = Array.from({ length: diasAteOLimite + 1 }, (_, i) => somarDias(dia, -i)).map((vencimento) => ({
    vencimento,
    limite: dataLimite(vencimento, locais),
  }));
  await sql`with mudam as materialized (
      select t.id, l.limite from titulos_receber t join json_to_recordset(${JSON.stringify(limites)}::json) as l(vencimento date, limite date)
        on l.vencimento = t.data_vencimento where t.data_limite <> l.limite order by t.id for update of t)
    update titulos_receber t set data_limite = m.limite, updated_at = clock_timestamp() from mudam m where m.id = t.id`.execute(tx);
}
