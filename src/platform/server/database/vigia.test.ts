import net from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { abrirConexao, type Conexao } from './connection.ts';
import { isConexaoPerdida } from './errors.ts';
import { transacao } from './kysely.ts';

// A cable between the pool and the real server, which can be cut without anybody hanging up.
let banco: BancoDeTeste;
let cabo: net.Server;
let conexao: Conexao;
let cortado: boolean;
let pontas: net.Socket[];
// A living server answers within two seconds, whatever else the machine does.
const vigia = { acada: 50, demora: 200, resposta: 2_000 };

beforeEach(async () => {
  banco = await bancoDeTeste();
  cortado = false;
  pontas = [];
  const { hostname, port } = new URL(banco.url);
  cabo = net.createServer((deCa) => {
    const deLa = net.connect(Number(port), hostname);
    pontas.push(deCa, deLa);
    for (const [um, outro] of [
      [deCa, deLa],
      [deLa, deCa],
    ] as const) {
      um.on('data', (parte) => void (cortado || outro.write(parte)));
      um.on('error', () => undefined);
      um.on('close', () => outro.destroy());
    }
  });
  await new Promise<void>((pronto) => void cabo.listen(0, '127.0.0.1', pronto));
  const url = new URL(banco.url);
  url.hostname = '127.0.0.1';
  url.port = String((cabo.address() as net.AddressInfo).port);
  url.searchParams.delete('host');
  conexao = abrirConexao(url.href, { max: 2, vigia });
});
afterEach(async () => {
  for (const ponta of pontas) ponta.destroy();
  await conexao.fechar();
  cabo.close();
  await banco.fechar();
});

test('a server that neither answers nor hangs up is given up: the statement, and the transaction, end as with a lost database', async () => {
  await sql`select 1`.execute(conexao.db);
  const trabalho = transacao(conexao.db, async (tx) => {
    await sql`select 1`.execute(tx);
    cortado = true;
    await sql`select 2`.execute(tx);
  });
  const erro = await trabalho.then(
    () => null,
    (causa: unknown) => causa,
  );
  expect(isConexaoPerdida(erro)).toBe(true);
  cortado = false;
  expect((await sql`select 3 as n`.execute(conexao.db)).rows).toEqual([{ n: 3 }]);
});

test('a statement that takes long on a server that lives is waited for', async () => {
  expect((await sql`select 4 as n from pg_sleep(3)`.execute(conexao.db)).rows).toEqual([{ n: 4 }]);
});
