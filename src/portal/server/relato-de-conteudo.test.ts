import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { responderErro } from '#platform/server/http/servidor.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { CAMINHO_DO_RELATO, registrarRelatoDeConteudo } from './relato-de-conteudo.ts';

let banco: BancoDeTeste;
let app: FastifyInstance;
beforeAll(async () => {
  banco = await bancoDeTeste();
  app = Fastify();
  app.setErrorHandler((causa, request, reply) => responderErro(causa, request, reply));
  await registrarRelatoDeConteudo(app, { db: banco.db });
});
afterAll(async () => {
  await app.close();
  await banco.fechar();
});
const contar = async (tipo: string, corpo: unknown) =>
  (await app.inject({ method: 'POST', url: CAMINHO_DO_RELATO, headers: { 'content-type': tipo }, body: JSON.stringify(corpo) })).statusCode;
const eventos = async () =>
  (await sql<{ motivo: string }>`select motivo from eventos_seguranca where tipo = 'conteudo.recusado' order by id`.execute(banco.db)).rows;

test('what the policy refused becomes a security event, in both forms that browsers know, without what an address may tell of people', async () => {
  const antigo = {
    'effective-directive': 'script-src',
    'blocked-uri': 'https://mau.example/x.js?q=1',
    'document-uri': 'https://escola/pessoas?Nome=Ana',
  };
  expect(await contar('application/csp-report', { 'csp-report': antigo })).toBe(204);
  const novo = { effectiveDirective: 'style-src', blockedURL: 'inline', documentURL: 'https://escola/login#x' };
  expect(
    await contar('application/reports+json', [
      { type: 'csp-violation', body: novo },
      { type: 'deprecation', body: {} },
    ]),
  ).toBe(204);
  expect(await eventos()).toEqual([
    { motivo: 'script-src · https://mau.example/x.js · https://escola/pessoas (1)' },
    { motivo: 'style-src · inline · https://escola/login (1)' },
  ]);
});

test('anything else is refused, and a flood leaves a handful', async () => {
  expect(await contar('application/json', [])).toBe(400);
  expect(await contar('application/csp-report', { outra: 1 })).toBe(400);
  expect(await contar('application/reports+json', [{ type: 'csp-violation', body: { blockedURL: 'x'.repeat(20_000) } }])).toBe(413);
  for (let i = 0; i < 30; i += 1) expect(await contar('application/csp-report', { 'csp-report': {} })).toBe(204);
  expect((await eventos()).length).toBeLessThanOrEqual(5);
});
