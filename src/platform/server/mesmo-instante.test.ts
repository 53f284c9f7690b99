import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { transacao } from './database/kysely.ts';
import { anotarInstante, comEmCurso, novoEmCurso } from './http/pedido-em-curso.ts';
import { lerNoMesmoInstante } from './mesmo-instante.ts';

let banco: BancoDeTeste;
let leituras = 0;

beforeAll(async () => {
  banco = await bancoDeTeste({ vazio: true, aoExecutar: (texto) => void (leituras += texto.includes('from itens') ? 1 : 0) });
  await sql`create table itens (id int primary key)`.execute(banco.db);
  await sql`insert into itens select generate_series(1, 3)`.execute(banco.db);
});
beforeEach(() => {
  leituras = 0;
});
afterAll(() => banco.fechar());

const instanteDoBanco = async (): Promise<string> => {
  const { rows } = await sql<{ instante: string }>`select pg_current_snapshot()::text as instante`.execute(banco.db);
  return rows[0]?.instante ?? '';
};
const consulta = (ate: number) => sql<{ id: number }>`select id, pg_sleep(0.05)::text from itens where id <= ${ate} order by id`;
const noInstante = (instante: string, ate = 9): Promise<number[]> =>
  comEmCurso(novoEmCurso(), async () => {
    anotarInstante(instante);
    return (await lerNoMesmoInstante(banco.db, consulta(ate))).map(({ id }) => id);
  });

test('requests of one instant share a read, each with rows of its own; another question is another read', async () => {
  const instante = await instanteDoBanco();
  const [a, b, c] = await Promise.all([noInstante(instante), noInstante(instante), noInstante(instante, 2)]);
  expect([a, b, c]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2],
  ]);
  expect(a).not.toBe(b);
  expect(leituras).toBe(2);
  await noInstante(instante);
  expect(leituras).toBe(3);
});

test('who wrote in between reads anew, while the read of before is still under way', async () => {
  const antes = noInstante(await instanteDoBanco());
  await sql`insert into itens values (4)`.execute(banco.db);
  leituras = 0;
  expect(await noInstante(await instanteDoBanco())).toEqual([1, 2, 3, 4]);
  expect((await antes).length).toBeLessThanOrEqual(4);
});

test('without a request, and inside a transaction, nothing is shared', async () => {
  await Promise.all([lerNoMesmoInstante(banco.db, consulta(1)), lerNoMesmoInstante(banco.db, consulta(1))]);
  expect(leituras).toBe(2);
  const instante = await instanteDoBanco();
  await transacao(banco.db, (tx) =>
    comEmCurso(novoEmCurso(), async () => {
      anotarInstante(instante);
      await sql`insert into itens values (5)`.execute(tx);
      expect((await lerNoMesmoInstante(tx, consulta(9))).length).toBe(5);
    }),
  );
});

test('a failure is told to all who shared it, and forgotten', async () => {
  const instante = await instanteDoBanco();
  const falha = (): Promise<unknown> =>
    comEmCurso(novoEmCurso(), async () => {
      anotarInstante(instante);
      return lerNoMesmoInstante(banco.db, sql`select 1 / 0 from itens`);
    });
  for (const vez of await Promise.allSettled([falha(), falha()])) expect(vez.status).toBe('rejected');
  await expect(falha()).rejects.toThrow('division');
});
