import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { iniciarProcesso, type Processo } from '#portal/server/processo.ts';

const pasta = mkdtempSync(join(tmpdir(), 'patio-papel-'));
let processo: Processo | null = null;
afterAll(async () => {
  await processo?.parar();
  rmSync(pasta, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

type Conexao = { papel: string; forte: boolean; dono: boolean };
const conexoes = async ({ servicos }: Processo): Promise<Conexao[]> => {
  // Each pool opens something first; the queue and its listener have theirs.
  await sql`select 1`.execute(servicos.dbRelatorios);
  const { rows } =
    await sql<Conexao>`select distinct r.rolname::text as papel, r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb as forte,
      exists (select 1 from pg_class c where c.relowner = r.oid) as dono
    from pg_stat_activity a join pg_roles r on r.oid = a.usesysid where a.datname = current_database() order by 1`.execute(servicos.db);
  return rows;
};

test('every connection of the living application, jobs and listener included, is signed in as a role that owns nothing; also after a restart', async () => {
  for (let vez = 0; vez < 2; vez += 1) {
    processo = await iniciarProcesso({ env: { DATA_DIR: pasta }, log: pino({ level: 'silent' }) });
    expect(await conexoes(processo)).toEqual([
      { papel: 'patio_app', forte: false, dono: false },
      { papel: 'patio_leitura', forte: false, dono: false },
    ]);
    const { servicos } = processo;
    await expect(sql`delete from auditoria`.execute(servicos.db)).rejects.toMatchObject({ code: '42501' });
    await expect(sql`create table x (id int)`.execute(servicos.db)).rejects.toMatchObject({ code: '42501' });
    // Not only the read-only mode of the pool: the role may not.
    const escrever = servicos.dbRelatorios.transaction().execute(async (tx) => {
      await sql`set transaction read write`.execute(tx);
      await sql`insert into bancos (codigo, nome) values ('999', 'x')`.execute(tx);
    });
    await expect(escrever).rejects.toMatchObject({ code: '42501' });
    await processo.parar();
    processo = null;
  }
}, 120_000);
