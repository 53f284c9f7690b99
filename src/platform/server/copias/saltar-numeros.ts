import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/kysely.ts';

type Contador = { tabela: string; coluna: string; chave: string[] };

/**
 * Every sequence, `ultimo` of every table of numbers (`…_numeracao`) and every `proximo_…` (the number of the next file to a bank):
 * a rule of names, so that a table that comes later is moved without being listed. What was passed over is kept for those that count.
 */
export async function saltarNumeros(tx: Tx, { restauracaoId, salto }: { restauracaoId: number; salto: number }): Promise<void> {
  await sql`select setval(format('public.%I', sequencename)::regclass, coalesce(last_value, start_value) + ${salto}::int)
    from pg_sequences where schemaname = 'public'`.execute(tx);
  for (const contador of await lerContadores(tx)) {
    const { tabela, coluna, chave } = contador;
    if (chave.includes('ano')) await abrirAnos(tx, restauracaoId, contador);
    await sql`with movidos as (
        update ${sql.table(`public.${tabela}`)} set ${sql.ref(coluna)} = ${sql.ref(coluna)} + ${salto}::int
        returning concat_ws('/', ${sql.join(chave.map((nome) => sql.ref(nome)))}) as chave, ${sql.ref(coluna)} as ate)
      insert into numeros_saltados (restauracao_id, tabela, chave, de, ate)
      select ${restauracaoId}::bigint, ${tabela}::text, chave, ate - ${salto}::int, ate from movidos order by chave`.execute(tx);
  }
}

async function lerContadores(tx: Tx): Promise<Contador[]> {
  const { rows } = await sql<Contador>`select c.relname::text as tabela, a.attname::text as coluna,
      array(select k.attname::text from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by k.attnum) as chave
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid in ('int4'::regtype, 'int8'::regtype)
      and ((c.relname like '%\\_numeracao' and a.attname = 'ultimo') or (a.attname like 'proximo\\_%' and a.attname not like '%\\_id'))
    order by 1, 2`.execute(tx);
  return rows;
}

/**
 * A year whose first number was given after the backup has no counter in it. Those that count by the year alone get one for each year from
 * the backup to the next, in which enrollments and contracts begin already; the others, for each that counts by years, up to this one.
 */
async function abrirAnos(tx: Tx, restauracaoId: number, { tabela, coluna, chave }: Contador): Promise<void> {
  const resto = chave.filter((nome) => nome !== 'ano').map((nome) => sql.ref(nome));
  const colunas: RawBuilder<unknown>[] = [...resto, sql.ref('ano'), sql.ref(coluna)];
  const existentes =
    resto.length === 0 ? sql`(select) t` : sql`(select distinct ${sql.join(resto)} from ${sql.table(`public.${tabela}`)} where ano > 0) t`;
  await sql`insert into ${sql.table(`public.${tabela}`)} (${sql.join(colunas)})
    select ${sql.join([...resto, sql`a.ano`, sql`0`])} from ${existentes},
      (select generate_series(extract(year from coalesce(retrato_em, feita_em) - interval '1 day')::int,
        extract(year from feita_em)::int + ${resto.length === 0 ? 1 : 0}::int) as ano from restauracoes where id = ${restauracaoId}) a
    on conflict do nothing`.execute(tx);
}
