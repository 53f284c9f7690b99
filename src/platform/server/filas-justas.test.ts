import { setTimeout as espera } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { transacao } from './database/kysely.ts';
import { Tarefas } from './jobs.ts';

let banco: BancoDeTeste;
let tarefas: Tarefas;
const ordem: string[] = [];
const correndo = new Map<number, number>();
let juntasDeUm = 0;

beforeAll(async () => {
  banco = await bancoDeTeste();
  await sql`insert into usuarios (email, nome, situacao, email_confirmado_em) values ('a@exemplo.com', 'Ana', 'pendente', null), ('b@exemplo.com', 'Bia', 'pendente', null)`.execute(
    banco.dono,
  );
});
afterAll(async () => {
  await tarefas.parar();
  await banco.fechar();
});
const pedir = (usuarioId: number, nome: string): Promise<number> =>
  transacao(banco.db, (tx) => tarefas.criar(tx, { tipo: 'ensaio', usuarioId, total: 1, entrada: { nome } }));

test('one batch of somebody is not behind the forty of another, whose own keep their turns', async () => {
  tarefas = new Tarefas({ url: banco.url, db: banco.db, log: pino({ level: 'silent' }), trabalhar: false });
  await tarefas.iniciar(false);
  for (let i = 0; i < 40; i += 1) await pedir(1, `a${i}`);
  await pedir(2, 'b0');
  await pedir(2, 'b1');
  await tarefas.parar();
  const trabalhadora = new Tarefas({ url: banco.url, db: banco.db, log: pino({ level: 'silent' }) });
  trabalhadora.definir('ensaio', async ({ usuarioId, entrada }) => {
    correndo.set(usuarioId, (correndo.get(usuarioId) ?? 0) + 1);
    juntasDeUm = Math.max(juntasDeUm, correndo.get(usuarioId) ?? 0);
    ordem.push((entrada as { nome: string }).nome);
    await espera(30);
    correndo.set(usuarioId, (correndo.get(usuarioId) ?? 0) - 1);
  });
  tarefas = trabalhadora;
  await trabalhadora.iniciar();
  await expect.poll(() => ordem.length, { timeout: 60_000 }).toBeGreaterThan(12);
  expect(ordem.indexOf('b0')).toBeLessThanOrEqual(2);
  expect(ordem.indexOf('b1')).toBeLessThanOrEqual(5);
  const deA = ordem.filter((nome) => nome.startsWith('a'));
  // Two takers may each take one of the same user at the same moment: one of the two goes back to the front, and so neighbours may change places.
  for (const [vez, nome] of deA.entries()) expect(Math.abs(Number(nome.slice(1)) - vez), `${nome} in turn ${vez}`).toBeLessThanOrEqual(1);
  expect(juntasDeUm).toBe(1);
});
