import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { transacao } from './database/kysely.ts';
import { anotarInstante, comEmCurso, novoEmCurso } from './http/pedido-em-curso.ts';
import { totalDe } from './total-lembrado.ts';

let banco: BancoDeTeste;
let contagens = 0;
beforeAll(async () => {
  banco = await bancoDeTeste({ vazio: true, aoExecutar: (texto) => void (contagens += texto.includes('count(*)') ? 1 : 0) });
  await sql`create table itens (id int primary key)`.execute(banco.db);
  await sql`insert into itens select generate_series(1, 10)`.execute(banco.db);
});
afterAll(() => banco.fechar());
beforeEach(() => (contagens = 0));

/** As a request: the session is read first, then the total of a filter. */
const pedir = (ate = 1_000): Promise<number> =>
  comEmCurso(novoEmCurso(), async () => {
    const { rows } = await sql<{ instante: string }>`select pg_current_snapshot()::text as instante`.execute(banco.db);
    anotarInstante(rows[0]?.instante ?? '');
    const { lembrado, contar } = totalDe(banco.db, sql`from itens where id <= ${ate}`);
    return lembrado ?? (await contar());
  });

/** The total, once a request is answered without counting: other databases of this server change while it is asked. */
const pedirSemContar = (ate?: number): Promise<number> =>
  vi.waitFor(
    async () => {
      const antes = contagens;
      const total = await pedir(ate);
      expect(contagens).toBe(antes);
      return total;
    },
    { timeout: 10_000, interval: 1 },
  );

test('while nothing changes a filter is not counted again; another filter is another total', async () => {
  expect(await pedir()).toBe(10);
  expect(contagens).toBe(1);
  expect([await pedirSemContar(), await pedirSemContar(4)]).toEqual([10, 4]);
});

test('any commit makes it count again, also one that was under way when it was counted', async () => {
  const aberta = await banco.db.startTransaction().execute();
  await sql`insert into itens values (11)`.execute(aberta);
  expect([await pedir(), await pedir()]).toEqual([10, 10]);
  expect(await pedirSemContar()).toBe(10);
  const antes = contagens;
  await aberta.commit().execute();
  expect(await pedir()).toBe(11);
  expect(contagens).toBe(antes + 1);
  expect(await pedirSemContar()).toBe(11);
  await transacao(banco.db, (tx) => sql`delete from itens where id = 11`.execute(tx));
  expect(await pedir()).toBe(10);
});

test('under writers it never tells a total older than its own request', async () => {
  let escritos = 10;
  const escrever = async (): Promise<void> => {
    for (let i = 0; i < 40; i += 1) {
      await sql`insert into itens values (${escritos + 1})`.execute(banco.db);
      escritos += 1;
    }
  };
  const ler = async (): Promise<void> => {
    for (let i = 0; i < 60; i += 1) {
      const aoMenos = escritos;
      expect(await pedir()).toBeGreaterThanOrEqual(aoMenos);
    }
  };
  await Promise.all([escrever(), ler(), ler(), ler()]);
  expect(await pedir()).toBe(escritos);
});

test('inside a transaction, and without a request, it is counted each time', async () => {
  await transacao(banco.db, (tx) =>
    comEmCurso({ instrucoes: 0, instante: 'x' }, async () => {
      expect(totalDe(tx, sql`from itens`).lembrado).toBeNull();
    }),
  );
  expect(await totalDe(banco.db, sql`from itens`).contar()).toBe(await totalDe(banco.db, sql`from itens`).contar());
  expect(contagens).toBe(2);
});
