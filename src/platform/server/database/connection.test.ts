import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hojeNaEscola, hojeNoBanco } from '../clock.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { abrirConexao } from './connection.ts';
import { isConexaoPerdida } from './errors.ts';
import { transacao } from './kysely.ts';
import { preparada } from './preparada.ts';
import { parseInstant } from './type-parsers.ts';

const instrucoes: string[] = [];
const quedas: Error[] = [];
let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste({ aoExecutar: (texto) => instrucoes.push(texto), aoErrar: (erro) => quedas.push(erro) });
});
afterAll(() => banco.fechar());

describe('abrirConexao', () => {
  it('reads values as the house writes them', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint inteiro, 1250.90::numeric(15,2) decimal, '2026-03-04'::date dia, true sim, '{"a":1}'::jsonb json,
        '2026-11-20 22:03:11.123456-03'::timestamptz instante, '2026-11-20 22:03:11'::timestamp sem_fuso, null::bigint nada,
        array[1,2,null]::bigint[] inteiros, array[1.10]::numeric[] decimais, array['2026-03-04']::date[] dias,
        array['2026-11-20 00:00+00']::timestamptz[] instantes`.execute(banco.db);
    expect(rows[0]).toEqual({
      inteiro: 9_007_199_254_740_991,
      decimal: '1250.90',
      dia: '2026-03-04',
      sim: true,
      json: { a: 1 },
      instante: '2026-11-21T01:03:11.123Z',
      sem_fuso: '2026-11-20T22:03:11.000Z',
      nada: null,
      inteiros: [1, 2, null],
      decimais: ['1.10'],
      dias: ['2026-03-04'],
      instantes: ['2026-11-20T00:00:00.000Z'],
    });
  });

  it('refuses a bigint that a number would round, and leaves the global readers alone', async () => {
    await expect(sql`select 9007199254740993::bigint`.execute(banco.db)).rejects.toThrow(/safe integer/);
    expect(pg.types.getTypeParser(20, 'text')('12')).toBe('12');
  });

  it('tells of each statement, also of those that fail and of the transaction itself', async () => {
    instrucoes.length = 0;
    await transacao(banco.db, (tx) => sql`select 1`.execute(tx));
    await expect(sql`select nada`.execute(banco.db)).rejects.toThrow();
    expect(instrucoes).toEqual(['begin', 'select 1', 'commit', 'select nada']);
  });

  it('keeps the plan of a marked statement for each connection, and of no other', async () => {
    const uma = abrirConexao(banco.url, { max: 1 });
    const dobro = (n: number) => sql<{ n: number }>`${preparada}select ${n}::int * 2 as n`.execute(uma.db);
    expect((await dobro(4)).rows).toEqual([{ n: 8 }]);
    expect((await dobro(5)).rows).toEqual([{ n: 10 }]);
    await sql`select ${1}::int`.execute(uma.db);
    const { rows } = await sql<{
      statement: string;
      vezes: number;
    }>`select statement, generic_plans + custom_plans as vezes from pg_prepared_statements`.execute(uma.db);
    expect(rows).toEqual([{ statement: '/* preparada */ select $1::int * 2 as n', vezes: 2 }]);
    await expect(sql`${preparada}select nada`.execute(uma.db)).rejects.toMatchObject({ code: '42703' });
    await transacao(uma.db, async (tx) => expect((await sql`${preparada}select ${6}::int * 2 as n`.execute(tx)).rows).toEqual([{ n: 12 }]));
    await uma.fechar();
  });

  it('keeps a bounded number of plans for each connection, and runs the marked statements beyond it all the same', async () => {
    const uma = abrirConexao(banco.url, { max: 1 });
    for (let i = 0; i < 170; i += 1)
      expect((await sql`${preparada}select ${sql.lit(i)}::int as n`.execute(uma.db)).rows).toEqual([{ n: i }]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_prepared_statements`.execute(uma.db);
    expect(rows).toEqual([{ n: 150 }]);
    await uma.fechar();
  });

  it('keeps what a connection asks again inside transactions, and nothing that is asked once or outside of them', async () => {
    const uma = abrirConexao(banco.url, { max: 1 });
    const triplo = (n: number) => sql<{ n: number }>`select ${n}::int * 3 as n`;
    for (const n of [1, 2, 3]) expect((await triplo(n).execute(uma.db)).rows).toEqual([{ n: n * 3 }]);
    for (const n of [4, 5, 6])
      await transacao(uma.db, async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx);
        expect((await triplo(n).execute(tx)).rows).toEqual([{ n: n * 3 }]);
        await sql`select ${sql.lit(n)}::int as uma_vez`.execute(tx);
      });
    const { rows } = await sql<{ statement: string; vezes: number }>`select statement, generic_plans + custom_plans as vezes
      from pg_prepared_statements`.execute(uma.db);
    expect(rows).toEqual([{ statement: 'select $1::int * 3 as n', vezes: 2 }]);
    await uma.fechar();
  });

  it('plans a batch anew, for as many as it has, however often it comes', async () => {
    const uma = abrirConexao(banco.url, { max: 1 });
    const soma = (quantos: number) => sql<{ n: number }>`select sum(x)::int as n from unnest(${Array(quantos).fill(1)}::int[]) x`;
    for (const quantos of [200, 200, 200, 3, 3, 3, 200])
      await transacao(uma.db, async (tx) => expect((await soma(quantos).execute(tx)).rows).toEqual([{ n: quantos }]));
    const { rows } = await sql<{ vezes: number }>`select generic_plans + custom_plans as vezes from pg_prepared_statements`.execute(uma.db);
    expect(rows).toEqual([{ vezes: 2 }]);
    await uma.fechar();
  });

  it('survives a connection that dies idle or inside a transaction between two statements', async () => {
    const matar = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    // The driver tells it when the socket says so: between two statements, however slow the machine is.
    const contada = () => vi.waitFor(() => expect(quedas.length).toBeGreaterThan(0), 10_000);
    const trabalho = transacao(banco.db, async (tx) => {
      await sql`select 1`.execute(tx);
      await matar.execute(banco.db);
      await contada();
      await sql`select 2`.execute(tx);
    });
    const erro = await trabalho.then(
      () => null,
      (causa: unknown) => causa,
    );
    expect(isConexaoPerdida(erro)).toBe(true);
    expect((await sql`select 3 as tres`.execute(banco.db)).rows).toEqual([{ tres: 3 }]);
  });

  it('cancels long statements and refuses writes when read-only', async () => {
    const leitura = abrirConexao(banco.url, { readOnly: true, statementTimeoutMs: 100, max: 1 });
    await expect(sql`select pg_sleep(3)`.execute(leitura.db)).rejects.toMatchObject({ code: '57014' });
    await expect(sql`create table x (id integer)`.execute(leitura.db)).rejects.toMatchObject({ code: '25006' });
    await leitura.fechar();
  });
});

it('tells the day of the school, not that of the server: 25 hours apart it is never the same', async () => {
  const dias = await Promise.all(
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(async (fuso) => {
      const uma = abrirConexao(banco.url, { max: 1, fuso });
      const { rows } = await sql<{ hoje: string }>`select ${hojeNoBanco} as hoje`.execute(uma.db);
      const esperado = await hojeNaEscola(uma.db, fuso);
      await uma.fechar();
      expect(rows[0]?.hoje).toBe(esperado);
      return rows[0]?.hoje;
    }),
  );
  expect(new Set(dias).size).toBe(2);
});

it('an instant is read alike in every zone and with any part of a second', () => {
  expect(parseInstant('2026-11-20 22:03:11+00')).toBe('2026-11-20T22:03:11.000Z');
  expect(parseInstant('2026-11-20 22:03:11.5+00')).toBe('2026-11-20T22:03:11.500Z');
  expect(parseInstant('2026-11-20 22:03:11.123999+00')).toBe('2026-11-20T22:03:11.123Z');
  expect(parseInstant('2026-11-20 22:03:11.12-03')).toBe('2026-11-21T01:03:11.120Z');
  expect(() => parseInstant('infinity')).toThrow(RangeError);
});

it('what is not reckoned is what reckoning gives', () => {
  const dias = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(dias, (dia) => {
      const escrito = dia.toISOString().replace('T', ' ').replace('Z', '+00');
      expect(parseInstant(escrito)).toBe(dia.toISOString());
      expect(parseInstant(escrito.replace('.000', ''))).toBe(dia.toISOString());
    }),
  );
});
