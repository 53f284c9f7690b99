import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { isConflito } from './errors.ts';
import { type Tx, transacao } from './kysely.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  await sql`create table saldos (id integer primary key, valor bigint not null)`.execute(banco.dono);
});
beforeEach(() => sql`truncate saldos; insert into saldos values (1, 0), (2, 0)`.execute(banco.dono));
afterAll(() => banco.fechar());

const somar = (tx: Tx, id: number) => sql`update saldos set valor = valor + 1 where id = ${id}`.execute(tx);
const valores = async (): Promise<number[]> =>
  (await sql<{ valor: number }>`select valor from saldos order by id`.execute(banco.dono)).rows.map(({ valor }) => valor);

/** Two parties that wait for each other once, so that both hold their first lock before asking for the second. */
function encontro(): () => Promise<void> {
  let chegaram = 0;
  let abrir: () => void = () => undefined;
  const todos = new Promise<void>((resolve) => {
    abrir = resolve;
  });
  return () => {
    chegaram += 1;
    if (chegaram === 2) abrir();
    return chegaram > 2 ? Promise.resolve() : todos;
  };
}

describe('transacao', () => {
  it('repeats the loser of a real deadlock until both are done', async () => {
    const esperarOutro = encontro();
    let execucoes = 0;
    const cruzar = (de: number, para: number) =>
      transacao(banco.dono, async (tx) => {
        execucoes += 1;
        await somar(tx, de);
        await esperarOutro();
        await somar(tx, para);
      });
    await Promise.all([cruzar(1, 2), cruzar(2, 1)]);
    expect(execucoes).toBe(3);
    expect(await valores()).toEqual([2, 2]);
  });

  it('repeats serialization failures and gives up after its attempts', async () => {
    let execucoes = 0;
    const ler = (tx: Tx) => sql`select sum(valor) from saldos`.execute(tx);
    const disputa = (tentativas: number) =>
      transacao(
        banco.dono,
        async (tx) => {
          execucoes += 1;
          await ler(tx);
          await transacao(
            banco.dono,
            async (outra) => {
              await ler(outra);
              await somar(outra, 2);
            },
            { isolamento: 'serializable' },
          );
          await somar(tx, 1);
        },
        { tentativas, isolamento: 'serializable' },
      );
    const erro = await disputa(2).then(
      () => null,
      (causa: unknown) => causa,
    );
    expect(isConflito(erro)).toBe(true);
    expect(execucoes).toBe(2);
    expect(await valores()).toEqual([0, 2]);
  });

  it('undoes everything and does not repeat when the work itself fails', async () => {
    let execucoes = 0;
    const trabalho = transacao(banco.dono, async (tx) => {
      execucoes += 1;
      await somar(tx, 1);
      throw new Error('recusado');
    });
    await expect(trabalho).rejects.toThrow('recusado');
    expect(execucoes).toBe(1);
    expect(await valores()).toEqual([0, 0]);
  });

  it('refuses a transaction inside a transaction', async () => {
    await expect(transacao(banco.dono, (tx) => transacao(tx, () => Promise.resolve(1)))).rejects.toThrow(/inside a transaction/);
  });
});
