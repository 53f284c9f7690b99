import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { numeroDoAno } from '#platform/server/database/numero-do-ano.ts';
import type { DataCivil } from '#shared/datas.ts';

/** The next numbers of the year: those of whoever issues at once come after. */
export async function tomarNumeros(tx: Tx, hoje: DataCivil, quantos: number): Promise<string[]> {
  const { rows } = await sql<{ numero: string }>`with contador as (
      insert into documentos_numeracao as n (ano, ultimo) values (extract(year from ${hoje}::date)::int, ${quantos}::int)
      on conflict (ano) do update set ultimo = n.ultimo + ${quantos}::int returning ano, ultimo)
    select ${numeroDoAno(sql`c.ano`, sql`(c.ultimo - ${quantos}::int + g)`)} as numero from contador c, generate_series(1, ${quantos}::int) g order by g`.execute(
    tx,
  );
  return rows.map(({ numero }) => numero);
}
