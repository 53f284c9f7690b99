import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type MigrationResult, migrar } from './migrate.ts';
import { readRepeatables } from './repeatable-files.ts';

let banco: BancoDeTeste;
let pasta: string;
beforeEach(async () => {
  banco = await bancoDeTeste({ vazio: true });
  pasta = mkdtempSync(path.join(tmpdir(), 'patio-repetiveis-'));
  escrever('migrations/0001-um.sql', 'create table um (id integer, valor integer);');
});
afterEach(async () => {
  await banco.fechar();
  rmSync(pasta, { recursive: true, force: true });
});

function escrever(nome: string, texto: string): void {
  mkdirSync(path.dirname(path.join(pasta, nome)), { recursive: true });
  writeFileSync(path.join(pasta, nome), texto);
}
const deSala = (sala: string, nome: string, texto: string): void => escrever(`src/${sala}/server/banco/${nome}.sql`, texto);
const levar = (): Promise<MigrationResult> =>
  migrar(banco.url, { folder: path.join(pasta, 'migrations'), source: path.join(pasta, 'src') });
const nomes = (): string[] => readRepeatables(path.join(pasta, 'src')).map(({ name }) => name);
const primeira = async (comando: string): Promise<unknown> => {
  const { rows } = await sql.raw<Record<string, unknown>>(comando).execute(banco.db);
  return Object.values(rows[0] ?? {})[0];
};
const visoes = () => primeira(`select coalesce(string_agg(viewname, ' ' order by viewname), '') from pg_views where schemaname = 'public'`);
const oid = (visao: string) => primeira(`select '${visao}'::regclass::oid`);

const GUARDA = `create function recusar() returns trigger language plpgsql as $$ begin raise exception 'NAO'; end $$;
create trigger um_recusa before delete on um for each row execute function recusar();`;

describe('readRepeatables', () => {
  it('puts each file after those whose views and functions it names, wherever the rooms stand', () => {
    deSala('a/b', 'um', 'create view v_um as select * from v_dois;');
    deSala('z', 'dois', 'create view v_dois as select dobro(valor) as dobro from um;');
    deSala('z', 'tres', `create function dobro(x integer) returns integer language sql as $$ select 2 * x $$; -- v_um\n`);
    expect(nomes()).toEqual(['z/server/banco/tres.sql', 'z/server/banco/dois.sql', 'a/b/server/banco/um.sql']);
  });

  it.each([
    [
      'files that need each other',
      ['create view v_a as select * from v_b;', 'create view v_b as select * from v_a;'],
      /dois\.sql and .*um\.sql need each other/,
    ],
    ['a name made twice', ['create view v_a as select 1;', 'create view v_a as select 2;'], /both make view public\.v_a/],
    ['a table', ['create table t (id integer);'], /may only have "create view"/],
    [
      'a body that is not between $$',
      ['create function f() returns integer language sql begin atomic select 1; select 2; end;'],
      /between \$\$/,
    ],
    ['create or replace', ['create or replace view v_a as select 1;'], /may only have/],
  ])('refuses %s', (_nome, textos, motivo) => {
    for (const [i, texto] of textos.entries()) deSala('a', ['um', 'dois'][i] ?? '', texto);
    expect(nomes).toThrow(motivo);
  });
});

describe('migrar, with views, functions and triggers', () => {
  it('makes them anew when one changes, and touches nothing when none does or only line ends do', async () => {
    deSala('a', 'um', 'create view v_um as\n  select id from um;');
    deSala('a', 'guarda', GUARDA);
    await levar();
    const antes = await oid('v_um');
    deSala('a', 'um', 'create view v_um as\r\n  select id from um;');
    await levar();
    expect(await oid('v_um')).toBe(antes);
    deSala('a', 'guarda', GUARDA.replace('NAO', 'NUNCA'));
    deSala('a', 'dois', 'create view v_dois as select valor from um;');
    await levar();
    expect(await visoes()).toBe('v_dois v_um');
    await primeira('insert into um values (1, 1)');
    await expect(primeira('delete from um')).rejects.toThrow('NUNCA');
    rmSync(path.join(pasta, 'src/a/server/banco/guarda.sql'));
    await levar();
    await primeira('delete from um');
  });

  it('gets them out of the way of a migration that changes what they stand on', async () => {
    deSala('a', 'um', 'create view v_um as select valor from um;');
    deSala('b', 'dois', 'create view v_dois as select valor from v_um;');
    await levar();
    escrever('migrations/0002-valor.sql', 'alter table um alter column valor type bigint;');
    expect((await levar()).applied).toEqual(['0002-valor.sql']);
    expect(await visoes()).toBe('v_dois v_um');
  });

  it('keeps everything as it was when one cannot be made, and says which line', async () => {
    deSala('a', 'um', 'create view v_um as select id from um;');
    await levar();
    const antes = await oid('v_um');
    escrever('migrations/0002-dois.sql', 'create table dois (id integer);');
    deSala('a', 'um', 'create view v_um as\n  select nada from um;');
    await expect(levar()).rejects.toThrow(/^a\/server\/banco\/um\.sql failed at line 2: column "nada" does not exist/);
    expect(await oid('v_um')).toBe(antes);
    expect(await primeira(`select to_regclass('dois') is null`)).toBe(true);
  });

  it('does not drop what somebody made by hand, and says what stands in the way', async () => {
    deSala('a', 'um', 'create view v_um as select id from um;');
    await levar();
    await primeira('create view minha as select id from v_um');
    deSala('a', 'um', 'create view v_um as select id, valor from um;');
    await expect(levar()).rejects.toThrow(/cannot drop view v_um because other objects depend on it/);
    expect(await visoes()).toBe('minha v_um');
  });

  it('leaves the rights on them as they were, for who works meanwhile', async () => {
    const papel = `r_${path.basename(pasta).replaceAll(/\W/g, '').toLowerCase()}`;
    deSala('a', 'um', 'create view v_um as select id, valor from um;');
    deSala('a', 'dois', 'create view v_dois as select id from um;');
    await levar();
    await primeira(`create role ${papel}`);
    try {
      await primeira(`grant select, update (id) on v_um to ${papel}`);
      await primeira(`grant select on v_dois to ${papel}`);
      deSala('a', 'um', 'create view v_um as select id, valor + 1 as valor from um;');
      rmSync(path.join(pasta, 'src/a/server/banco/dois.sql'));
      await levar();
      expect(await primeira(`select has_table_privilege('${papel}', 'v_um', 'select')`)).toBe(true);
      expect(await primeira(`select has_column_privilege('${papel}', 'v_um', 'id', 'update')`)).toBe(true);
      expect(await primeira(`select has_column_privilege('${papel}', 'v_um', 'valor', 'update')`)).toBe(false);
    } finally {
      await primeira(`drop owned by ${papel}`);
      await primeira(`drop role ${papel}`);
    }
  });

  it('are left alone in a database of a newer version', async () => {
    deSala('a', 'um', 'create view v_um as select id from um;');
    escrever('migrations/0002-dois.sql', 'create table dois (id integer);');
    await levar();
    rmSync(path.join(pasta, 'migrations/0002-dois.sql'));
    deSala('a', 'um', 'create view v_um as select 1 as id;');
    const antes = await oid('v_um');
    await levar();
    expect(await oid('v_um')).toBe(antes);
  });

  it('are made once by processes that start together', async () => {
    deSala('a', 'um', 'create view v_um as select id from um;');
    await Promise.all([levar(), levar(), levar()]);
    expect(await visoes()).toBe('v_um');
  });
});
