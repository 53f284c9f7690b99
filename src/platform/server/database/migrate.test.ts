import { cpSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { transacao } from './kysely.ts';
import { MigrationError, migrar } from './migrate.ts';
import { MIGRATIONS_FOLDER, readMigrations } from './migration-files.ts';

let banco: BancoDeTeste;
let folder: string;
beforeEach(async () => {
  banco = await bancoDeTeste({ vazio: true });
  folder = mkdtempSync(path.join(tmpdir(), 'patio-migracoes-'));
});
afterEach(async () => {
  await banco.fechar();
  rmSync(folder, { recursive: true, force: true });
});

const escrever = (nome: string, texto: string) => writeFileSync(path.join(folder, nome), texto);
const tabelas = async (): Promise<string[]> =>
  (await sql<{ nome: string }>`select tablename as nome from pg_tables where schemaname = 'public' order by 1`.execute(banco.db)).rows.map(
    ({ nome }) => nome,
  );

describe('migrar', () => {
  it('applies all the migrations of the product once', async () => {
    const primeira = await migrar(banco.url);
    expect(primeira.applied[0]).toBe('0001-plataforma.sql');
    expect(primeira.version).toBe(primeira.applied.length);
    expect(await migrar(banco.url)).toEqual({ applied: [], version: primeira.version });
  });

  it('lets processes that start together take turns', async () => {
    escrever('0001-um.sql', 'create table um (id integer); select pg_sleep(0.3);');
    const resultados = await Promise.all([migrar(banco.url, { folder }), migrar(banco.url, { folder }), migrar(banco.url, { folder })]);
    expect(resultados.map(({ applied }) => applied.length).sort((a, b) => a - b)).toEqual([0, 0, 1]);
  });

  it('refuses an applied file that was changed, but not one with other line ends', async () => {
    escrever('0001-um.sql', 'create table um (id integer);\n');
    await migrar(banco.url, { folder });
    escrever('0001-um.sql', 'create table um (id integer);\r\n');
    expect((await migrar(banco.url, { folder })).applied).toEqual([]);
    escrever('0001-um.sql', 'create table um (id bigint);\n');
    await expect(migrar(banco.url, { folder })).rejects.toThrow(/0001-um\.sql was changed after it was applied/);
  });

  it('keeps nothing of a migration that fails and says where', async () => {
    escrever('0001-um.sql', 'create table um (id integer);');
    await migrar(banco.url, { folder });
    escrever('0002-dois.sql', 'create table dois (id integer);\n\nselect coluna from um;');
    await expect(migrar(banco.url, { folder })).rejects.toThrow(/0002-dois\.sql failed at line 3: column "coluna" does not exist/);
    expect(await tabelas()).toEqual(['schema_migrations', 'um']);
    escrever('0002-dois.sql', 'create table dois (id integer);');
    expect((await migrar(banco.url, { folder })).applied).toEqual(['0002-dois.sql']);
  });

  it('waits for a table in use without queueing behind it for ever', async () => {
    escrever('0001-um.sql', 'create table um (id integer);');
    await migrar(banco.url, { folder });
    escrever('0002-dois.sql', 'alter table um add column nome text;');
    const cliente = await banco.pool.connect();
    await cliente.query('begin; lock table um in access share mode');
    const migracao = migrar(banco.url, { folder });
    const soltar = setTimeout(() => void cliente.query('commit'), 5_600);
    expect((await migracao).applied).toEqual(['0002-dois.sql']);
    clearTimeout(soltar);
    cliente.release();
  });

  it('leaves a database of a newer version alone and notices a missing file', async () => {
    escrever('0001-um.sql', 'create table um (id integer);');
    escrever('0002-dois.sql', 'create table dois (id integer);');
    await migrar(banco.url, { folder });
    unlinkSync(path.join(folder, '0002-dois.sql'));
    expect(await migrar(banco.url, { folder })).toEqual({ applied: [], version: 2 });
    await sql`delete from schema_migrations where version = 1`.execute(banco.db);
    await expect(migrar(banco.url, { folder })).rejects.toThrow(MigrationError);
  });

  it('leaves a database from before the baseline took something in as it is, and says in one line what to do', async () => {
    const [primeira] = readMigrations(MIGRATIONS_FOLDER);
    await sql`create table schema_migrations (version integer primary key, name text not null, hash text not null)`.execute(banco.db);
    await sql`insert into schema_migrations values (1, ${primeira?.name}, ${primeira?.hash}), (2, '0002-pessoas.sql', 'x')`.execute(
      banco.db,
    );
    const recusa = await migrar(banco.url).catch((erro: unknown) => erro);
    expect(recusa).toBeInstanceOf(MigrationError);
    expect((recusa as MigrationError).message).toMatch(
      /^Migration 0002-contabil\.sql was changed .*start with another DATA_DIR .*load the data again\.$/,
    );
    expect(await tabelas()).toEqual(['schema_migrations']);
  });

  it.each([
    ['a gap', '0003-tres.sql', 'select 1;', /breaks the sequence/],
    ['a bad name', '0002-Dois.sql', 'select 1;', /must be named/],
    ['its own commit', '0002-dois.sql', 'create table dois (id integer);\ncommit;', /transaction command/],
  ])('refuses %s', async (_nome, arquivo, texto, motivo) => {
    escrever('0001-um.sql', 'create function f() returns void language plpgsql as $$\nbegin\n  perform 1;\nend;\n$$;');
    escrever(arquivo, texto);
    await expect(migrar(banco.url, { folder })).rejects.toThrow(motivo);
  });
});

describe('0001-plataforma.sql', () => {
  it('searches without accents or case whatever the search_path, and from an index', async () => {
    cpSync(path.join(MIGRATIONS_FOLDER, '0001-plataforma.sql'), path.join(folder, '0001-plataforma.sql'));
    await migrar(banco.url, { folder });
    const { rows } = await transacao(banco.db, async (tx) => {
      await sql`set local search_path = ''`.execute(tx);
      return sql`select public.f_busca('ÇÃO Ímpar É') as busca, public.f_busca('Ç' collate "C") as c, public.f_busca(null) as nada`.execute(
        tx,
      );
    });
    expect(rows[0]).toEqual({ busca: 'cao impar e', c: 'c', nada: null });
    await sql
      .raw(`
      create table nomes (nome text, busca text generated always as (f_busca(nome)) stored);
      create index nomes_busca_idx on nomes using gin (busca gin_trgm_ops);
      insert into nomes (nome) values ('Conceição'), ('João'), ('Conceicao'), ('CONCEIÇÃO');
      set enable_seqscan = off`)
      .execute(banco.db);
    const achados = await sql`select count(*) as n from nomes where busca like '%' || f_busca('ceição') || '%'`.execute(banco.db);
    expect(achados.rows).toEqual([{ n: 3 }]);
  });

  it('orders names as a Brazilian reads them', async () => {
    const { rows } = await sql<{
      n: string;
    }>`select n from unnest(array['Zuleide','Álvaro','alma','Ícaro','Andre','André','Alves']) n order by n`.execute(banco.db);
    expect(rows.map(({ n }) => n)).toEqual(['alma', 'Álvaro', 'Alves', 'Andre', 'André', 'Ícaro', 'Zuleide']);
  });
});
