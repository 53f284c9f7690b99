import { randomBytes, randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { getRollbackPlans, PgBoss } from 'pg-boss';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lockedViews, type Right, rights } from '#migrations/rights.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { trocarBanco } from '#tests/helpers/endereco.ts';
import { Tarefas } from '../jobs.ts';
import { abrirConexao, type Conexao } from './connection.ts';
import { runOnce } from './embedded/launch.ts';
import type { Db } from './kysely.ts';
import { migrar } from './migrate.ts';
import { type PreparedDatabase, prepareDatabase } from './prepare.ts';

let banco: BancoDeTeste;
let preparado: PreparedDatabase;
let leitura: Conexao;
beforeAll(async () => {
  banco = await bancoDeTeste();
  // A copy of the template does not take along what was taken from everybody in it.
  preparado = await prepareDatabase(banco.urlDoDono, { ownLogin: true });
  leitura = abrirConexao(preparado.readUrl, { max: 2 });
});
afterAll(async () => {
  await leitura.fechar();
  await banco.fechar();
});

type Quem = { sessao: string; papel: string; forte: boolean; dono: boolean };
async function quemSou(db: Db): Promise<Quem | undefined> {
  const { rows } = await sql<Quem>`select session_user::text as sessao, current_user::text as papel,
    rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as forte,
    exists (select 1 from pg_class where relowner = r.oid) or exists (select 1 from pg_namespace where nspowner = r.oid)
      or exists (select 1 from pg_proc where proowner = r.oid) or exists (select 1 from pg_database where datdba = r.oid) as dono
    from pg_roles r where rolname = current_user`.execute(db);
  return rows[0];
}
const negado = (db: Db, comando: RawBuilder<unknown>) => expect(comando.execute(db)).rejects.toMatchObject({ code: '42501' });

describe('the role of the application', () => {
  test('is a sign-in of its own that owns nothing, without a way back to the owner', async () => {
    expect(preparado.notice).toBeNull();
    expect(await quemSou(banco.db)).toEqual({ sessao: 'patio_app', papel: 'patio_app', forte: false, dono: false });
    expect(await quemSou(leitura.db)).toEqual({ sessao: 'patio_leitura', papel: 'patio_leitura', forte: false, dono: false });
    await negado(banco.db, sql`set role patio`);
    await negado(banco.db, sql`select set_config('role', 'patio', false)`);
    await negado(banco.db, sql`set session authorization patio`);
    await negado(banco.db, sql`set role patio_leitura`);
  });

  test('has on every table of the schema the rights of its class, and on views only reading', async () => {
    const { rows } = await sql<{ nome: string; visao: boolean; direitos: string }>`
      select relname as nome, relkind <> 'r' as visao, concat_ws(', ', ${sql.join(
        ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'].map(
          (p) => sql`case when has_table_privilege('patio_app', c.oid, ${p}) then ${p} end`,
        ),
      )}, case when not has_table_privilege('patio_app', c.oid, 'update') and has_any_column_privilege('patio_app', c.oid, 'update') then 'lock' end) as direitos
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by 1`.execute(banco.db);
    const esperado: Record<Right, string> = {
      read: 'select',
      append: 'select, insert',
      'append, lock': 'select, insert, lock',
      keep: 'select, insert, update',
      replace: 'select, insert, delete',
      edit: 'select, insert, update, delete',
    };
    const classe = new Map<string, Right>(Object.entries(rights));
    // A table that stands in no class fails here: say in migrations/rights.ts what the application may do to it.
    expect(rows.filter(({ nome, visao }) => !visao && !classe.has(nome)).map(({ nome }) => nome)).toEqual([]);
    expect([...classe.keys()].filter((nome) => !rows.some((r) => r.nome === nome && !r.visao))).toEqual([]);
    const travadas: readonly string[] = lockedViews;
    for (const { nome, visao, direitos } of rows) {
      const devido = visao ? (travadas.includes(nome) ? 'select, lock' : 'select') : esperado[classe.get(nome) ?? 'read'];
      expect(`${nome}: ${direitos}`).toBe(`${nome}: ${devido}`);
    }
  });

  const daClasse = (...classes: Right[]) => Object.entries(rights).flatMap(([nome, classe]) => (classes.includes(classe) ? [nome] : []));
  test('what happened is neither changed nor deleted, and money is not deleted', async () => {
    for (const nome of daClasse('append', 'read'))
      await negado(banco.db, sql`update ${sql.table(nome)} set ${sql.ref(await coluna(nome))} = null`);
    for (const nome of daClasse('append', 'append, lock', 'keep', 'read')) await negado(banco.db, sql`delete from ${sql.table(nome)}`);
    for (const nome of Object.keys(rights)) await negado(banco.db, sql`truncate ${sql.table(nome)}`);
    for (const ledger of ['fatos_contabeis', 'lancamentos_financeiros', 'baixas', 'estornos', 'recibos', 'auditoria'] as const)
      expect(rights[ledger]).toBe('append');
    for (const money of ['titulos_receber', 'creditos', 'acordos', 'contratos', 'boletos'] as const) expect(rights[money]).toBe('keep');
    // A row of these is locked by its id, which nobody can change.
    for (const nome of daClasse('append, lock'))
      await expect(sql`update ${sql.table(nome)} set id = 1`.execute(banco.db)).rejects.toMatchObject({ code: '428C9' });
    await negado(banco.db, sql`update lancamentos_manuais set valor_centavos = 1`);
    await negado(banco.db, sql`update v_pessoa_resumo set nome = 'x'`);
  });
  const coluna = async (tabela: string): Promise<string> => {
    const { rows } = await sql<{
      nome: string;
    }>`select attname as nome from pg_attribute where attrelid = ${tabela}::regclass and attnum > 0 and attidentity = '' and attgenerated = '' order by attnum limit 1`.execute(
      banco.db,
    );
    return rows[0]?.nome ?? '';
  };

  test.each([
    'create table x (id int)',
    'create temporary table x (id int)',
    'create schema x',
    'create view x as select 1',
    'create function x() returns int language sql as $$select 1$$',
    'create role x',
    'drop extension pg_trgm',
    'alter table fatos_contabeis disable trigger all',
    'alter table baixas drop constraint baixas_composicao_check',
    'drop table auditoria',
    'drop trigger auditoria_imutavel on auditoria',
    'create trigger x before insert on auditoria for each row execute function recusar_alteracao()',
    'alter function recusar_alteracao() owner to patio_app',
    'alter role patio_app superuser',
    'set session_replication_role = replica',
    "copy pessoas to '/tmp/x'",
    "select pg_read_file('postgresql.conf')",
    'create table pgboss.x (id int)',
    'select rolpassword from pg_authid',
  ])('may not: %s', async (comando) => {
    await negado(banco.db, sql.raw(comando));
  });

  test('reports read everything and write nothing', async () => {
    await expect(sql`select count(*) from titulos_receber`.execute(leitura.db)).resolves.toBeDefined();
    await expect(sql`select count(*) from v_titulo_receber`.execute(leitura.db)).resolves.toBeDefined();
    for (const nome of Object.keys(rights)) await negado(leitura.db, sql`delete from ${sql.table(nome)}`);
    await negado(leitura.db, sql`insert into bancos (codigo, nome) values ('999', 'x')`);
    await negado(leitura.db, sql`select count(*) from pgboss.job`);
  });
});

describe('a database of the school', () => {
  const feitos: { papel: string; nome: string }[] = [];
  afterAll(async () => {
    for (const { papel, nome } of feitos) {
      await runOnce(inject('bancoUrl'), `drop database ${nome} with (force)`);
      for (const r of [`${papel}_app`, `${papel}_leitura`, papel]) await runOnce(inject('bancoUrl'), `drop role if exists ${r}`);
    }
  });
  /** An empty database of a user who is not the superuser, as a hosted server gives. */
  async function deFora(opcoes = ''): Promise<{ url: string; papel: string; dono: (texto: string) => Promise<unknown> }> {
    const papel = `escola_${randomUUID().slice(0, 8)}`;
    const senha = randomBytes(9).toString('hex');
    await runOnce(inject('bancoUrl'), `create role ${papel} login ${opcoes} password '${senha}'`);
    await runOnce(inject('bancoUrl'), `create database ${papel} owner ${papel}`);
    feitos.push({ papel, nome: papel });
    const url = new URL(trocarBanco(inject('bancoUrl'), papel));
    url.username = papel;
    url.password = senha;
    return { url: url.href, papel, dono: (texto) => runOnce(inject('bancoUrl'), texto) };
  }
  async function com<T>(url: string, fazer: (db: Db) => Promise<T>): Promise<T> {
    const conexao = abrirConexao(url, { max: 2 });
    return fazer(conexao.db).finally(() => conexao.fechar());
  }

  test('elsewhere makes the roles when it may: three processes at once, sessions that work as the role', async () => {
    const { url, papel } = await deFora('createrole');
    const prontos = await Promise.all([prepareDatabase(url), prepareDatabase(url), prepareDatabase(url)]);
    expect(prontos.map((p) => p.notice)).toEqual([null, null, null]);
    await com(prontos[0].url, async (db) => {
      expect(await quemSou(db)).toEqual({ sessao: papel, papel: `${papel}_app`, forte: false, dono: false });
      await negado(db, sql`delete from titulos_receber`);
      await negado(db, sql`create table x (id int)`);
      expect((await sql<{ v: string }>`select current_setting('statement_timeout') as v`.execute(db)).rows).toEqual([{ v: '30s' }]);
      await sql`reset role`.execute(db);
      expect((await quemSou(db))?.papel).toBe(`${papel}_app`);
    });
    await com(prontos[0].readUrl, async (db) => expect((await quemSou(db))?.papel).toBe(`${papel}_leitura`));
  }, 60_000);

  test('goes on as the owner when the role may not be made, is too strong or is not lent, and says what to ask for; takes it once it is there', async () => {
    const { url, papel, dono } = await deFora();
    const sem = await prepareDatabase(url);
    expect([sem.url, sem.readUrl]).toEqual([url, url]);
    expect(sem.notice).toBe(
      `The database works without the role ${papel}_app: ${papel} may not create it (ask for: create role "${papel}_app" noinherit; grant "${papel}_app" to "${papel}"). ` +
        `The database works without the role ${papel}_leitura: ${papel} may not create it (ask for: create role "${papel}_leitura" noinherit; grant "${papel}_leitura" to "${papel}").`,
    );
    await dono(`create role ${papel}_app bypassrls`);
    expect((await prepareDatabase(url)).notice).toContain('it has more power than the application needs');
    await dono(`alter role ${papel}_app nobypassrls`);
    expect((await prepareDatabase(url)).notice).toContain(`${papel} is no member of it (ask for: grant "${papel}_app" to "${papel}")`);
    await dono(`grant ${papel}_app to ${papel}`);
    await com((await prepareDatabase(url)).url, async (db) => expect((await quemSou(db))?.papel).toBe(`${papel}_app`));
  }, 60_000);

  test('whose tables are of somebody else, who does not give rights on, is used as it is given', async () => {
    const { url, papel, dono } = await deFora('createrole');
    await prepareDatabase(url);
    await runOnce(
      trocarBanco(inject('bancoUrl'), papel),
      'reassign owned by ' + papel + ' to patio; grant all on all tables in schema public to ' + papel,
    );
    await dono(`alter database ${papel} owner to ${papel}`);
    await runOnce(
      trocarBanco(inject('bancoUrl'), papel),
      `grant create on schema public to ${papel}; grant usage on schema pgboss to ${papel}; grant all on all tables in schema pgboss to ${papel}`,
    );
    await runOnce(trocarBanco(inject('bancoUrl'), papel), `revoke select on bancos from ${papel}_app`);
    const pronto = await prepareDatabase(url);
    expect([pronto.url, pronto.notice]).toEqual([url, expect.stringContaining('only the owner of the tables may give it rights')]);
    await com(pronto.url, (db) => sql`select 1 from bancos`.execute(db));
  }, 60_000);

  test('made before the roles keeps its data and its queued jobs, and the queue is upgraded by the owner', async () => {
    const { url } = await deFora('createrole');
    await migrar(url);
    await runOnce(url, `insert into bancos (codigo, nome) values ('999', 'Banco antigo')`);
    const antes = new PgBoss({ connectionString: url, schema: 'pgboss', supervise: false, schedule: false });
    await antes.start();
    await antes.createQueue('correio');
    await antes.send('correio', { de: 'antes' });
    await antes.stop();
    await runOnce(url, getRollbackPlans('pgboss'));
    const pronto = await prepareDatabase(url);
    await com(pronto.url, async (db) => {
      expect((await sql`select nome from bancos where codigo = '999'`.execute(db)).rows).toEqual([{ nome: 'Banco antigo' }]);
      const tarefas = new Tarefas({ url: pronto.url, db, log: pino({ level: 'silent' }) });
      const feito = new Promise((resolve) => tarefas.definirTrabalho('correio', async (dados) => resolve(dados)));
      await tarefas.iniciar();
      expect(await feito).toEqual({ de: 'antes' });
      await tarefas.parar();
    });
  }, 60_000);

  test('that a newer version has been in keeps the rights which that version gave', async () => {
    const { url } = await deFora('createrole');
    const { url: doApp, version } = await prepareDatabase(url);
    await runOnce(url, `insert into schema_migrations (version, name, hash) values (${version + 1}, 'nova', 'x')`);
    await com(doApp, async (db) => {
      const { rows } = await sql<{ papel: string }>`select current_user::text as papel`.execute(db);
      await runOnce(url, `grant delete on auditoria to ${rows[0]?.papel}`);
      expect((await prepareDatabase(url)).version).toBe(version + 1);
      expect((await sql`select 1 where has_table_privilege('auditoria', 'delete')`.execute(db)).rows).toHaveLength(1);
      await runOnce(url, `delete from schema_migrations where version = ${version + 1}`);
      await prepareDatabase(url);
      expect((await sql`select 1 where has_table_privilege('auditoria', 'delete')`.execute(db)).rows).toHaveLength(0);
    });
  }, 60_000);
});
