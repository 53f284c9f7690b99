import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as espera } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { errosComuns } from '#shared/erros.ts';
import { autenticado, defineEndpoint, publico } from '#shared/endpoint.ts';
import { PASSO_MS } from '../porta.ts';
import { acao, leitura, publica } from '#platform/server/http/rota.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// A reading ends with its client, and what one person asks at once does not stand in the way of others.
const acesso = autenticado('a test');
const api = {
  dormir: defineEndpoint({
    method: 'GET',
    path: 'Ensaio/dormir',
    acesso,
    resumo: 'Takes long in the database',
    output: z.object({ ok: z.boolean() }),
  }),
  estranha: defineEndpoint({
    method: 'GET',
    path: 'Ensaio/estranha',
    acesso: publico('a test'),
    resumo: 'Asks for no session',
    output: z.object({ ok: z.boolean() }),
  }),
  gravar: defineEndpoint({
    method: 'POST',
    path: 'Ensaio/gravar',
    acesso,
    resumo: 'Takes long and is no reading',
    output: z.object({ ok: z.boolean() }),
  }),
  breve: defineEndpoint({ method: 'GET', path: 'Ensaio/breve', acesso, resumo: 'Takes nothing', output: z.object({ ok: z.boolean() }) }),
  demorada: defineEndpoint({
    method: 'GET',
    path: 'Ensaio/demorada',
    acesso,
    resumo: 'Takes a while',
    output: z.object({ ok: z.boolean() }),
  }),
};
let servidor: ServidorDeTeste;
let porta: number;
let juntas = 0;
let maximo = 0;
let feitas = 0;
let antesDaBreve = 0;
let estranhas = 0;
beforeAll(async () => {
  const rotas = [
    leitura(api.dormir, async ({ db }) => {
      await sql`select pg_sleep(20) /* ensaio */`.execute(db);
      return { ok: true };
    }),
    acao(api.gravar, async ({ db }) => {
      await sql`select pg_sleep(1) /* ensaio */`.execute(db);
      await sql`insert into eventos_seguranca (tipo) values ('ensaio')`.execute(db);
      return { ok: true };
    }),
    publica(api.estranha, async () => {
      estranhas += 1;
      return { ok: true };
    }),
    leitura(api.breve, async () => {
      antesDaBreve = feitas;
      return { ok: true };
    }),
    leitura(api.demorada, async () => {
      maximo = Math.max(maximo, (juntas += 1));
      await espera(60);
      juntas -= 1;
      feitas += 1;
      return { ok: true };
    }),
  ];
  servidor = await servidorDeTeste({
    salas: [{ nome: 'ensaio', api, rotas }],
    carregarSessao: async (_, { cabecalhos }) => {
      if (cabecalhos['x-usuario'] === '0') throw errosComuns.SESSAO_INVALIDA();
      return {
        quem: quemDeTeste(undefined, { usuarioId: Number(cabecalhos['x-usuario'] ?? 1) }),
        agora: new Date().toISOString(),
      };
    },
  });
  await servidor.app.listen({ port: 0, host: '127.0.0.1' });
  porta = (servidor.app.server.address() as AddressInfo).port;
});
afterAll(() => servidor.fechar());

const pedir = (caminho: string, usuario: number, method = 'GET'): http.ClientRequest => {
  const pedido = http.request({
    port: porta,
    host: '127.0.0.1',
    path: `/api/Ensaio/${caminho}`,
    method,
    headers: { 'x-usuario': String(usuario) },
    agent: false,
  });
  pedido.on('error', () => undefined);
  pedido.end();
  return pedido;
};
const emCurso = async (): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from pg_stat_activity where state = 'active' and query like '%/* ensaio */%' and pid <> pg_backend_pid()`.execute(
    servidor.banco.dono,
  );
  return rows[0]?.n ?? 0;
};

test('the query of a reading ends with its client, and its connections serve others', async () => {
  const pedidos = Array.from({ length: 4 }, () => pedir('dormir', 1));
  await expect.poll(emCurso, { timeout: 5_000 }).toBe(4);
  for (const pedido of pedidos) pedido.destroy();
  await expect.poll(emCurso, { timeout: 5_000 }).toBe(0);
  const outros = Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`.execute(servidor.banco.db));
  await Promise.all(outros);
});

test('what writes goes on without its client', async () => {
  const pedido = pedir('gravar', 1, 'POST');
  await expect.poll(emCurso, { timeout: 5_000 }).toBe(1);
  pedido.destroy();
  await expect
    .poll(async () => (await sql`select 1 from eventos_seguranca where tipo = 'ensaio'`.execute(servidor.banco.db)).rows.length, {
      timeout: 5_000,
    })
    .toBe(1);
});

test('a person has four answers made at once, and sixty asked for do not delay another person', async () => {
  const muitos = Array.from({ length: 60 }, () => once(pedir('demorada', 1), 'response'));
  await expect.poll(() => juntas, { timeout: 10_000 }).toBe(4);
  const [resposta] = (await once(pedir('breve', 2), 'response')) as [http.IncomingMessage];
  expect(resposta.statusCode).toBe(200);
  // In the order of arrival it would have been the last of all.
  expect(antesDaBreve).toBeLessThan(40);
  const todas = await Promise.all(muitos);
  expect(todas.map(([r]) => (r as http.IncomingMessage).statusCode)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(maximo).toBe(4);
});

test('who shows no session stands behind somebody signed in who is about, whatever is asked for', async () => {
  // Time stands still: what comes in without its step comes in past the door.
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  try {
    const voltas = async (quantas: number): Promise<void> => {
      for (let i = 0; i < quantas; i += 1) await new Promise((resolve) => setImmediate(resolve));
    };
    await once(pedir('breve', 2), 'response');
    // An endpoint without a session, an address that there is not, and a session that is none.
    const caminhos = ['estranha', '../nada-aqui', 'breve'];
    let respondidas = 0;
    const estranhos = Array.from({ length: 30 }, async (_, i) => {
      await once(pedir(caminhos[i % 3] ?? '', 0), 'response');
      respondidas += 1;
    });
    await voltas(2_000);
    await once(pedir('breve', 2), 'response');
    expect(respondidas).toBeLessThanOrEqual(1);
    await vi.advanceTimersByTimeAsync(3 * PASSO_MS);
    await voltas(500);
    expect(respondidas).toBeGreaterThan(1);
    expect(respondidas).toBeLessThanOrEqual(4);
    await vi.advanceTimersByTimeAsync(60 * PASSO_MS);
    await Promise.all(estranhos);
    expect(estranhas).toBe(10);
  } finally {
    vi.useRealTimers();
  }
});

test('files that slow telephones are still reading hold no turn of their address: pages go on', async () => {
  const outro = await servidorDeTeste({ salas: [] });
  const arquivo = Buffer.alloc(20_000_000, 'a');
  outro.app.get('/*', (_, reply) => reply.type('text/javascript').send(arquivo));
  outro.app.get('/pagina', () => 'ok');
  await outro.app.listen({ port: 0, host: '127.0.0.1' });
  const endereco = { port: (outro.app.server.address() as AddressInfo).port, host: '127.0.0.1', agent: false as const };
  // They take the first bytes and read no further.
  const lentos = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const pedido = http.get({ ...endereco, path: '/codigo.js' });
      pedido.on('error', () => undefined);
      await once(pedido, 'response');
      return pedido;
    }),
  );
  const [pagina] = (await once(http.get({ ...endereco, path: '/pagina' }), 'response')) as [http.IncomingMessage];
  expect(pagina.statusCode).toBe(200);
  for (const pedido of lentos) pedido.destroy();
  await outro.fechar();
}, 10_000);
