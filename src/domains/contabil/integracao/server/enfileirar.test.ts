import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { integracaoContabil } from './routes.ts';

let servidor: ServidorDeTeste;
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [integracaoContabil] });
  await livrosDeTeste(servidor.banco.db, 2026);
});
afterAll(() => servidor.fechar());

test('days without a fact that waits ask for no job', async () => {
  const { status, corpo } = await servidor.pedir('POST', 'IntegracaoContabil', {
    body: { de: '2026-03-01', ate: '2026-03-31' },
    headers: { 'idempotency-key': 'integracao-sem-fatos' },
  });
  expect([status, corpo.error?.code]).toEqual([409, 'INTEGRACAO_NADA_A_LANCAR']);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tarefas`.execute(servidor.banco.db);
  expect(rows[0]?.n).toBe(0);
});
