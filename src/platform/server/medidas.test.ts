import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

/** How many rows plans are made for; below zero is a table that nobody measured, which is judged by its room. */
const medida = async (): Promise<number | undefined> =>
  (await sql<{ n: number }>`select reltuples::int as n from pg_class where relname = 'ensaio_de_medida'`.execute(banco.dono)).rows[0]?.n;

test('a table that somebody is writing is left unmeasured: what is not committed would count as room without rows', async () => {
  await sql`create table ensaio_de_medida (n int)`.execute(banco.dono);
  await transacao(banco.dono, async (tx) => {
    await sql`insert into ensaio_de_medida select generate_series(1, 5000)`.execute(tx);
    await sql`select medir_tabelas()`.execute(banco.db);
    expect(await medida()).toBe(-1);
  });
  await sql`select medir_tabelas()`.execute(banco.db);
  expect(await medida()).toBe(5_000);
});
