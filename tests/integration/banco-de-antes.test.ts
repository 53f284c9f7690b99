import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { motivoDeNaoComecar } from '#portal/server/motivo-de-nao-comecar.ts';
import { iniciarProcesso } from '#portal/server/processo.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';

let banco: BancoDeTeste;
const pasta = mkdtempSync(join(tmpdir(), 'patio-de-antes-'));
beforeAll(async () => {
  banco = await bancoDeTeste({ vazio: true });
  await sql`create table schema_migrations (version integer primary key, name text not null, hash text not null)`.execute(banco.db);
  await sql`insert into schema_migrations values (1, '0001-fundacao.sql', 'x'), (2, '0002-plataforma.sql', 'y')`.execute(banco.db);
});
afterAll(async () => {
  await banco.fechar();
  rmSync(pasta, { recursive: true, force: true });
});

test('a database from before the baseline ends the start with one line, and is left as it was', async () => {
  const env = { DATA_DIR: pasta, DATABASE_URL: banco.urlDoDono };
  const causa = await iniciarProcesso({ env, log: pino({ level: 'silent' }) }).catch((erro: unknown) => erro);
  expect(motivoDeNaoComecar(causa)).toMatch(
    /^Migration 0001-plataforma\.sql was changed .* left as it is: start with another DATA_DIR .* load the data again\.$/,
  );
  const { rows } = await sql`select nspname || '.' || relname as nome from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind <> 'i' and nspname !~ '^(pg_|information_schema)'`.execute(banco.db);
  expect(rows).toEqual([{ nome: 'public.schema_migrations' }]);
});
